internal import Foundation

/// Gives the one value, or the failure, that work comes to.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Takes what the work comes to.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Receiver<Output, Failure>] = []

    /// Starts the work at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    /// Takes the first result; others come too late.
    private func fulfill(_ result: Result<Output, Failure>) {
        let all = lock.withLock {
            guard self.result == nil else { return [Receiver<Output, Failure>]() }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for receiver in all { Self.hand(result, to: receiver) }
    }

    private static func hand(_ result: Result<Output, Failure>, to receiver: Receiver<Output, Failure>) {
        switch result {
        case .success(let value):
            receiver.receive(value)
            receiver.end(.finished)
        case .failure(let error):
            receiver.end(.failure(error))
        }
    }

    /// Gives the value to a subscriber once it is there.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { receiver in
            let known = self.lock.withLock {
                if self.result == nil { self.waiting.append(receiver) }
                return self.result
            }
            if let known { Self.hand(known, to: receiver) }
            return AnyCancellable { receiver.stop() }
        }.receive(subscriber: subscriber)
    }
}

extension Future where Failure == Never {
    /// The value once it is there.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                var cancellable: AnyCancellable?
                let box = UncheckedBox(continuation)
                cancellable = attach(
                    Receiver(
                        value: { box.value.resume(returning: UncheckedBox($0).value) },
                        end: { _ in _ = cancellable }
                    )
                )
            }
        }
    }
}

/// Carries a value across threads that is used on one of them at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
