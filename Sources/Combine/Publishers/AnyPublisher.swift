/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    /// Starts to give values to a receiver.
    let start: (Receiver<Output, Failure>) -> AnyCancellable

    init(start: @escaping (Receiver<Output, Failure>) -> AnyCancellable) {
        self.start = start
    }

    /// Hides the type of `publisher`.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        start = { publisher.attach($0) }
    }

    /// Gives values to a subscriber from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = CancellingSubscription()
        subscriber.receive(subscription: subscription)
        subscription.cancellable = start(
            Receiver(value: { _ = subscriber.receive($0) }, end: { subscriber.receive(completion: $0) })
        )
    }
}
