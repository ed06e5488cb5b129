internal import CLinux
internal import Glibc
internal import Synchronization

extension EventLoop {
    static let wakeUpKey: UInt64 = .max
    static let wallTimerKey: UInt64 = .max - 1

    /// Waits once, then handles descriptors, due timers and handed-over work, in this order.
    func turn(_ events: inout [epoll_event]) {
        let timeout = waitMilliseconds()
        let count = epoll_wait(poller.rawValue, &events, Int32(events.count), timeout)
        turnTime.store(SystemClock.monotonicNanoseconds(), ordering: .relaxed)
        if count > 0 {
            for index in 0..<Int(count) { dispatch(events[index]) }
        }
        fireTimers()
        runQueue()
    }

    /// Runs the work that was handed over until now; work that it hands over itself waits for the next turn.
    func runQueue() {
        let work = state.withLock { state in
            defer { state.queue = [] }
            if state.queue.isEmpty { return state.queue }
            state.wakeUpSent = false
            return state.queue
        }
        for item in work { item() }
    }

    /// Time until the first timer, rounded up: waking early would only turn once more.
    private func waitMilliseconds() -> Int32 {
        let earliest = state.withLock { state -> Int64? in
            state.isStopping || !state.queue.isEmpty ? .min : state.timers.earliest
        }
        guard let earliest else { return -1 }
        if earliest == .min { return 0 }
        let remaining = earliest - SystemClock.monotonicNanoseconds()
        if remaining <= 0 { return 0 }
        return Int32(clamping: remaining / 1_000_000 + (remaining % 1_000_000 == 0 ? 0 : 1))
    }

    private func dispatch(_ event: epoll_event) {
        switch event.data.u64 {
        case Self.wakeUpKey:
            var count: UInt64 = 0
            _ = Glibc.read(wakeUp.rawValue, &count, 8)
        case Self.wallTimerKey:
            wallTimerFired()
        case let key:
            let handler = state.withLock { state -> (@Sendable (Readiness) -> Void)? in
                let slot = state.slots[Int(key & 0xFFFF_FFFF)]
                return slot.generation == UInt32(key >> 32) ? slot.handler : nil
            }
            handler?(Readiness(rawValue: event.events))
        }
    }
}
