extension Publisher {
    /// The values of the publishers that each value is made into.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 1)
            func start(_ value: Output) {
                joint.expectOneMore()
                joint.add(transform(value).attach(Receiver(value: joint.receive, end: joint.end)))
            }
            joint.add(attach(Receiver(value: start, end: joint.end)))
            return joint.cancellable
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
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 2)
            joint.add(attach(Receiver(value: joint.receive, end: joint.end)))
            joint.add(other.attach(Receiver(value: joint.receive, end: joint.end)))
            return joint.cancellable
        }
    }

    /// The last values of both whenever one gives another.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 2)
            var (left, right): (Output?, P.Output?)
            func take(_ change: () -> Void) {
                joint.serially {
                    change()
                    if let left, let right { joint.receive((left, right)) }
                }
            }
            joint.add(attach(Receiver(value: { value in take { left = value } }, end: joint.end)))
            joint.add(other.attach(Receiver(value: { value in take { right = value } }, end: joint.end)))
            return joint.cancellable
        }
    }

    /// The values of both in pairs.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 2)
            var (left, right): ([Output], [P.Output]) = ([], [])
            var (isLeftOver, isRightOver) = (false, false)
            func take(_ change: () -> Void) {
                joint.serially {
                    change()
                    while !left.isEmpty, !right.isEmpty { joint.receive((left.removeFirst(), right.removeFirst())) }
                    // What is left over of the other will find no partner.
                    if (isLeftOver && left.isEmpty) || (isRightOver && right.isEmpty) { joint.finish(.finished) }
                }
            }
            func end(_ completion: Subscribers.Completion<Failure>, _ note: () -> Void) {
                if case .failure = completion { joint.finish(completion) } else { take(note) }
            }
            joint.add(
                attach(
                    Receiver(value: { value in take { left.append(value) } }, end: { end($0) { isLeftOver = true } })
                )
            )
            joint.add(
                other.attach(
                    Receiver(value: { value in take { right.append(value) } }, end: { end($0) { isRightOver = true } })
                )
            )
            return joint.cancellable
        }
    }
}
