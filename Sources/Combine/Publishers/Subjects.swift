internal import Foundation

/// A publisher whose values are sent by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)

    /// Sends the end.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends that something happened.
    public func send() { send(()) }
}

/// Hands on what is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub = Hub<Output, Failure>()

    /// A subject.
    public init() {}

    /// Sends a value.
    public func send(_ value: Output) { hub.send(value) }

    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

    /// Gives values to a subscriber from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { [hub] in hub.add($0) }.receive(subscriber: subscriber)
    }
}

/// Hands on what is sent and keeps the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let hub = Hub<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    /// A subject with a first value.
    public init(_ value: Output) {
        current = value
    }

    /// The last value; setting it sends it.
    public var value: Output {
        get {
            lock.lock()
            defer { lock.unlock() }
            return current
        }
        set { send(newValue) }
    }

    /// Sends a value.
    public func send(_ value: Output) {
        lock.lock()
        current = value
        lock.unlock()
        hub.send(value)
    }

    /// Sends the end.
    public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

    /// Gives the last value and those to come to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { receiver in
            // Listens first: what is sent meanwhile may come twice, but is not missed.
            let listening = self.hub.add(receiver)
            receiver.receive(self.value)
            return listening
        }.receive(subscriber: subscriber)
    }
}

/// Those that a subject hands on to.
final class Hub<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
    private var count = 0
    private var ended: Subscribers.Completion<Failure>?

    /// Hands on to a further receiver until the result is cancelled.
    func add(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        lock.lock()
        count += 1
        let id = count
        if ended == nil { receivers.append((id, receiver)) }
        let completion = ended
        lock.unlock()
        if let completion { receiver.end(completion) }
        return AnyCancellable {
            receiver.stop()
            self.remove(id)
        }
    }

    /// Hands a value on.
    func send(_ value: Output) {
        for receiver in current { receiver.receive(value) }
    }

    /// Hands the end on.
    func end(_ completion: Subscribers.Completion<Failure>) {
        let all = current
        lock.lock()
        ended = ended ?? completion
        receivers = []
        lock.unlock()
        for receiver in all { receiver.end(completion) }
    }

    private var current: [Receiver<Output, Failure>] {
        lock.lock()
        defer { lock.unlock() }
        return ended == nil ? receivers.map(\.receiver) : []
    }

    private func remove(_ id: Int) {
        lock.lock()
        defer { lock.unlock() }
        receivers.removeAll { $0.id == id }
    }
}
