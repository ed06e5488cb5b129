internal import Foundation

/// What publishers of this module give their values to: nothing comes after the end or after cancelling.
final class Receiver<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var isDone = false
    private let onValue: (Output) -> Void
    private let onEnd: (Subscribers.Completion<Failure>) -> Void

    init(value: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        onValue = value
        onEnd = end
    }

    /// Whether no more values are taken.
    var hasEnded: Bool {
        lock.lock()
        defer { lock.unlock() }
        return isDone
    }

    /// Takes a value.
    func receive(_ value: Output) {
        if !hasEnded { onValue(value) }
    }

    /// Takes the end.
    func end(_ completion: Subscribers.Completion<Failure>) {
        if stop() { onEnd(completion) }
    }

    /// Takes no more values; tells whether it took some until now.
    @discardableResult
    func stop() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        defer { isDone = true }
        return !isDone
    }
}

/// A subscriber that hands on to a receiver.
final class ReceivingSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let receiver: Receiver<Input, Failure>
    private var subscription: (any Subscription)?

    init(receiver: Receiver<Input, Failure>) {
        self.receiver = receiver
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        receiver.receive(input)
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        receiver.end(completion)
    }

    func cancel() {
        receiver.stop()
        subscription?.cancel()
        subscription = nil
    }
}

/// A subscription that ends something.
final class CancellingSubscription: Subscription, @unchecked Sendable {
    /// What is ended; set once the values have started.
    var cancellable: AnyCancellable?

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        cancellable?.cancel()
        cancellable = nil
    }
}
