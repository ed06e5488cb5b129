internal import Foundation

extension Publisher {
    /// The values of the publishers that each value is made into.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receiver in
            let open = Running()
            open.add(
                attach(
                    Receiver(
                        value: { value in
                            open.count(1)
                            open.add(
                                transform(value).attach(
                                    Receiver(
                                        value: receiver.receive,
                                        end: { open.end($0, receiver) }
                                    )
                                )
                            )
                        },
                        end: { open.end($0, receiver) }
                    )
                )
            )
            return AnyCancellable {
                receiver.stop()
                open.cancel()
            }
        }
    }

    /// The values of the publishers that each value is made into.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    /// The values of both as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher
            .setFailureType(to: Failure.self).flatMap { $0 }
    }

    /// The last values of both whenever one gives another.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receiver in
            let open = Running()
            open.count(1)
            var left: Output?
            var right: P.Output?
            func send() {
                if let left, let right { receiver.receive((left, right)) }
            }
            open.add(
                attach(
                    Receiver(
                        value: {
                            left = $0; send()
                        },
                        end: { open.end($0, receiver) }
                    )
                )
            )
            open.add(
                other.attach(
                    Receiver(
                        value: {
                            right = $0; send()
                        },
                        end: { open.end($0, receiver) }
                    )
                )
            )
            return AnyCancellable {
                receiver.stop()
                open.cancel()
            }
        }
    }

    /// The values of both in pairs.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receiver in
            let open = Running()
            var left: [Output] = []
            var right: [P.Output] = []
            func send() {
                while !left.isEmpty, !right.isEmpty { receiver.receive((left.removeFirst(), right.removeFirst())) }
            }
            func end(_ completion: Subscribers.Completion<Failure>, _ isEmpty: Bool) {
                if case .finished = completion, !isEmpty { return }
                receiver.end(completion)
            }
            open.add(
                attach(
                    Receiver(
                        value: {
                            left.append($0); send()
                        },
                        end: { end($0, left.isEmpty) }
                    )
                )
            )
            open.add(
                other.attach(
                    Receiver(
                        value: {
                            right.append($0); send()
                        },
                        end: { end($0, right.isEmpty) }
                    )
                )
            )
            return AnyCancellable {
                receiver.stop()
                open.cancel()
            }
        }
    }
}

/// The publishers that give values to one receiver, which ends when the last of them does.
private final class Running: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var open = 1
    private var cancellables: [AnyCancellable] = []

    func count(_ more: Int) {
        lock.lock()
        defer { lock.unlock() }
        open += more
    }

    func add(_ cancellable: AnyCancellable) {
        lock.lock()
        defer { lock.unlock() }
        cancellables.append(cancellable)
    }

    func end<Output, Failure: Error>(
        _ completion: Subscribers.Completion<Failure>,
        _ receiver: Receiver<Output, Failure>
    ) {
        lock.lock()
        open -= 1
        let isLast = open == 0
        lock.unlock()
        if case .failure = completion {
            receiver.end(completion)
            cancel()
        } else if isLast {
            receiver.end(.finished)
        }
    }

    func cancel() {
        lock.lock()
        let all = cancellables
        cancellables = []
        lock.unlock()
        for cancellable in all { cancellable.cancel() }
    }
}
