internal import Synchronization

/// Work that an event loop does later, once, unless it is cancelled before.
package final class LoopTimer: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = Mutex(work)
    }

    /// Drops the work; from any thread, any number of times. Work that has begun goes on.
    package func cancel() {
        // Released outside the lock: what the closure holds may cancel timers in its deinit.
        _ = take()
    }

    /// False once the work was done or dropped.
    package var isPending: Bool {
        work.withLock { $0 != nil }
    }

    func fire() {
        take()?()
    }

    private func take() -> (@Sendable () -> Void)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
