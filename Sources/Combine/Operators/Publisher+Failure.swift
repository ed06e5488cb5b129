extension Publisher {
    /// The failure changed.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        lift { next in Receiver(value: next.receive, end: { next.end($0.mapError(transform)) }) }
    }

    /// A value and the end in the place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        lift { next in
            Receiver(
                value: next.receive,
                end: {
                    if case .failure = $0 { next.receive(output) }
                    next.end(.finished)
                }
            )
        }
    }

    /// Another publisher's values in the place of a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 1)
            func end(_ completion: Subscribers.Completion<Failure>) {
                switch completion {
                case .finished: joint.end(.finished)
                case .failure(let error):
                    joint.add(handler(error).attach(Receiver(value: joint.receive, end: joint.end)))
                }
            }
            joint.add(attach(Receiver(value: joint.receive, end: end)))
            return joint.cancellable
        }
    }

    /// Begins anew after a failure, so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries <= 0 ? eraseToAnyPublisher() : self.catch { _ in self.retry(retries - 1) }
    }

    /// Does something beside.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        lift { next in
            Receiver(
                value: {
                    receiveOutput?($0)
                    next.receive($0)
                },
                end: {
                    receiveCompletion?($0)
                    next.end($0)
                }
            )
        }
    }

    /// The publisher itself; subscribers start it once each.
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
    /// The publisher as one that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        lift { next in Receiver(value: next.receive, end: { _ in next.end(.finished) }) }
    }
}
