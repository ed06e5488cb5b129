/// Gives one value.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Gives `output`.
    public init(_ output: Output) {
        self.output = output
    }

    /// Gives the value to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher(values: [output]).receive(subscriber: subscriber)
    }
}

/// Gives no value.
public struct Empty<Output, Failure: Error>: Publisher {
    private let completesImmediately: Bool

    /// Gives no value, and an end where `completeImmediately`.
    public init(completeImmediately: Bool = true) {
        completesImmediately = completeImmediately
    }

    /// Gives no value, and an end where `completeImmediately`.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        completesImmediately = completeImmediately
    }

    /// Gives the end to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { receiver in
            if completesImmediately { receiver.end(.finished) }
            return AnyCancellable { receiver.stop() }
        }.receive(subscriber: subscriber)
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// What went wrong.
    public let error: Failure

    /// Fails with `error`.
    public init(error: Failure) {
        self.error = error
    }

    /// Fails with `failure`.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Gives the failure to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { receiver in
            receiver.end(.failure(error))
            return AnyCancellable {}
        }.receive(subscriber: subscriber)
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = DeferredPublisher.Output
    /// The type of what may go wrong.
    public typealias Failure = DeferredPublisher.Failure

    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Gives the values of a new publisher to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension AnyPublisher {
    /// Gives values one after another and the end.
    init(values: some Sequence<Output>) {
        self.init { receiver in
            for value in values {
                guard !receiver.hasEnded else { break }
                receiver.receive(value)
            }
            receiver.end(.finished)
            return AnyCancellable {}
        }
    }
}

extension Sequence {
    /// Gives the elements one after another.
    public var publisher: AnyPublisher<Element, Never> { AnyPublisher(values: self) }
}

extension Optional {
    /// Gives the value where there is one.
    public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher(values: map { [$0] } ?? []) }
}
