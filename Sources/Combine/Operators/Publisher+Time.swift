extension Publisher {
    /// The values, handed on by a scheduler.
    public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        lift { next in
            Receiver(
                value: { value in scheduler.schedule { next.receive(value) } },
                end: { completion in scheduler.schedule { next.end(completion) } }
            )
        }
    }

    /// The values, started by a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receiver in
            var upstream: AnyCancellable?
            scheduler.schedule {
                if !receiver.hasEnded { upstream = attach(receiver) }
            }
            return AnyCancellable {
                receiver.stop()
                upstream?.cancel()
            }
        }
    }

    /// The values, handed on some time later.
    public func delay<S: Scheduler>(
        for interval: SchedulerTimeInterval,
        scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        lift { next in
            Receiver(
                value: { value in scheduler.schedule(after: interval) { next.receive(value) } },
                end: { completion in scheduler.schedule(after: interval) { next.end(completion) } }
            )
        }
    }

    /// The last value once no other has come for some time.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerTimeInterval,
        scheduler: S
    ) -> AnyPublisher<Output, Failure> {
        lift { next in
            var turn = 0
            return Receiver(
                value: { value in
                    turn += 1
                    let mine = turn
                    scheduler.schedule(after: dueTime) {
                        if mine == turn { next.receive(value) }
                    }
                },
                end: { completion in scheduler.schedule(after: dueTime) { next.end(completion) } }
            )
        }
    }
}
