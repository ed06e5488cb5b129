import LinuxSystem
import Synchronization

/// The end of a process, for a test that waits for it.
final class ExitFeed: Sendable {
    private struct State: Sendable {
        var status: ChildProcess.ExitStatus?
        var waiters: [CheckedContinuation<ChildProcess.ExitStatus, Never>] = []
    }

    private let state = Mutex(State())

    func ended(_ status: ChildProcess.ExitStatus) {
        let waiters = state.withLock { state in
            state.status = status
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: status) }
    }

    func status() async -> ChildProcess.ExitStatus {
        await withCheckedContinuation { continuation in
            let status = state.withLock { state in
                if state.status == nil { state.waiters.append(continuation) }
                return state.status
            }
            if let status { continuation.resume(returning: status) }
        }
    }
}
