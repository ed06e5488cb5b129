internal import CLinux
internal import Glibc
internal import Synchronization

extension EventLoop {
    /// Runs work on the loop's thread once the time has passed, on a clock that never jumps; from any thread.
    @discardableResult
    package func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> LoopTimer {
        let now = SystemClock.monotonicNanoseconds()
        let (deadline, overflow) = now.addingReportingOverflow(max(0, delay.clampedNanoseconds))
        return schedule(atMonotonic: overflow ? .max : deadline, work)
    }

    /// Runs work on the loop's thread at an instant of the monotonic clock, in nanoseconds; from any thread.
    @discardableResult
    package func schedule(atMonotonic deadline: Int64, _ work: @escaping @Sendable () -> Void) -> LoopTimer {
        let timer = LoopTimer(work)
        let isFirst = state.withLock { state in
            let before = state.timers.earliest
            state.timers.insert(timer, deadline: deadline)
            return before.map { deadline < $0 } ?? true
        }
        if isFirst, !isCurrent { wake() }
        return timer
    }

    /// Runs work on the loop's thread when the wall clock reads this time or later, in seconds since 1970, also when
    /// the clock is set meanwhile; from any thread.
    @discardableResult
    package func schedule(at seconds: Double, _ work: @escaping @Sendable () -> Void) -> LoopTimer {
        let timer = LoopTimer(work)
        let deadline = Int64(exactly: (seconds * 1e9).rounded(.up)) ?? (seconds > 0 ? .max : 0)
        state.withLock { state in
            state.wallTimers.insert(timer, deadline: deadline)
            armWallTimer(&state)
        }
        return timer
    }

    /// Calls the handler on the loop's thread each time the wall clock is set, for as long as the loop lives.
    package func onWallClockChange(_ handler: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.clockObservers.append(handler)
            armWallTimer(&state)
        }
    }

    func fireTimers() {
        guard state.withLock({ $0.timers.earliest != nil }) else { return }
        // One reading for the whole round: timers that fire now may set new ones without keeping the loop here.
        let now = SystemClock.monotonicNanoseconds()
        while let timer = state.withLock({ $0.timers.popDue(now) }) {
            timer.fire()
        }
    }

    func wallTimerFired() {
        var count: UInt64 = 0
        let result = Glibc.read(wallTimer.rawValue, &count, 8)
        let clockWasSet = result < 0 && errno == ECANCELED
        let now = SystemClock.wallNanoseconds()
        while let timer = state.withLock({ $0.wallTimers.popDue(now) }) {
            timer.fire()
        }
        let observers = state.withLock { state in
            state.armedWall = nil
            armWallTimer(&state)
            return clockWasSet ? state.clockObservers : []
        }
        for observer in observers { observer() }
    }

    /// Points the kernel's timer at the first deadline, or far away where only changes of the clock matter.
    private func armWallTimer(_ state: inout State) {
        guard let deadline = state.wallTimers.earliest ?? (state.clockObservers.isEmpty ? nil : .max) else { return }
        // The far end lies 100 years on: the kernel refuses times beyond its own range.
        let far = SystemClock.wallNanoseconds() &+ 3_155_760_000_000_000_000
        let wanted = max(1, min(deadline, far))
        // Armed too early is harmless: the loop looks, finds nothing due and arms again.
        if let armed = state.armedWall, armed <= wanted { return }
        state.armedWall = wanted
        let result = clinux_timerfd_arm_realtime(
            wallTimer.rawValue,
            wanted / 1_000_000_000,
            wanted % 1_000_000_000
        )
        // ECANCELED only says that the clock was set since the last arming: the timer is armed all the same.
        assert(result == 0 || errno == ECANCELED, "timerfd_settime refused \(wanted)")
    }
}
