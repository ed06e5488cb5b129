/// Gives the one value, or the failure, that work comes to.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Takes what the work comes to.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let values = CurrentValueSubject<Output?, Failure>(nil)

    /// Starts the work at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [values] result in
            switch result {
            case .success(let value):
                values.send(value)
                values.send(completion: .finished)
            case .failure(let error):
                values.send(completion: .failure(error))
            }
        }
    }

    /// Gives the value to a subscriber once it is there.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { [values] receiver in
            values.attachReplaying { value, completion in
                if let value, let output = value { receiver.receive(output) }
                if let completion { receiver.end(completion) }
            }
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
