internal import Foundation

extension Publisher {
    /// The values, handed on by a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        inLane { scheduler.schedule($0) }
    }

    /// The values, started by a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            let joint = Joint(receiver, of: 1)
            scheduler.schedule {
                if !joint.hasEnded { joint.add(attach(Receiver(value: joint.receive, end: joint.end))) }
            }
            return joint.cancellable
        }
    }

    /// The values, handed on some time later.
    public func delay<S: Scheduler>(
        for interval: SchedulerTimeInterval,
        scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        inLane { scheduler.schedule(after: interval, $0) }
    }

    /// The last value once no other has come for some time.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerTimeInterval,
        scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            let lane = Lane()
            let joint = Joint(receiver, of: 1)
            var turn = 0
            func take(_ value: Output) {
                let mine = joint.serially {
                    turn += 1
                    return turn
                }
                lane.add {
                    joint.serially { if mine == turn { joint.receive(value) } }
                } schedule: {
                    scheduler.schedule(after: dueTime, $0)
                }
            }
            func end(_ completion: Subscribers.Completion<Failure>) {
                lane.add({ joint.end(completion) }, schedule: { scheduler.schedule(after: dueTime, $0) })
            }
            joint.add(attach(Receiver(value: take, end: end)))
            return joint.cancellable
        }
    }

    /// The values and the end in their order, each done when `schedule` runs what it is handed.
    private func inLane(_ schedule: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
        lift { next in
            let lane = Lane()
            return Receiver(
                value: { value in lane.add({ next.receive(value) }, schedule: schedule) },
                end: { completion in lane.add({ next.end(completion) }, schedule: schedule) }
            )
        }
    }
}
