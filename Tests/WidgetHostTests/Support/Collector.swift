import LinuxSystem
import Synchronization

/// All bytes of a stream, for a test that waits for its end.
final class Collector: Sendable {
    private struct State: Sendable {
        var bytes: [UInt8] = []
        var hasEnded = false
        var waiter: CheckedContinuation<Void, Never>?
        var reader: StreamReader?
    }

    private let state = Mutex(State())

    func follow(_ descriptor: consuming FileDescriptor, on loop: EventLoop) throws(SystemError) {
        let reader = try StreamReader(
            descriptor,
            on: loop,
            onBytes: { [weak self] bytes in self?.state.withLock { $0.bytes += bytes } },
            onEnd: { [weak self] in self?.end() }
        )
        state.withLock { $0.reader = reader }
    }

    func bytes() async -> [UInt8] {
        await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if !state.hasEnded { state.waiter = continuation }
                return state.hasEnded
            }
            if hasEnded { continuation.resume() }
        }
        return state.withLock { $0.bytes }
    }

    private func end() {
        let waiter = state.withLock { state in
            state.hasEnded = true
            return state.waiter.take()
        }
        waiter?.resume()
    }
}
