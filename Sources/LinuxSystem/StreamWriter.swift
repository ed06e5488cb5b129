internal import Synchronization

/// Writes to a pipe or socket without blocking: what the kernel does not take now waits here for its turn.
package final class StreamWriter: Sendable {
    private struct State: Sendable {
        var unsent: [UInt8] = []
        var offset = 0
        var registration: Registration?
        var hasFailed = false
    }

    private let descriptor: FileDescriptor
    private let loop: EventLoop
    private let state = Mutex(State())

    /// Takes over the descriptor and makes it non-blocking.
    package init(_ descriptor: consuming FileDescriptor, on loop: EventLoop) throws(SystemError) {
        self.descriptor = descriptor
        self.loop = loop
        try self.descriptor.setNonBlocking()
    }

    /// Sends `bytes` after all that was sent before; dropped where the other end is gone. On the loop only.
    package func send(_ bytes: [UInt8]) {
        state.withLock { $0.unsent.append(contentsOf: bytes) }
        flush()
    }

    /// Drops what is not sent; no more is.
    package func cancel() {
        let registration = state.withLock { state in
            state.hasFailed = true
            state.unsent = []
            return state.registration.take()
        }
        registration?.deregister()
    }

    private func flush() {
        let isDone = state.withLock { state -> Bool in
            while !state.hasFailed, state.offset < state.unsent.count {
                do throws(SystemError) {
                    guard let count = try descriptor.write(state.unsent, from: state.offset) else { return false }
                    state.offset += count
                } catch {
                    state.hasFailed = true
                }
            }
            state.unsent = []
            state.offset = 0
            return true
        }
        if isDone {
            let registration = state.withLock { $0.registration.take() }
            registration?.deregister()
        } else {
            waitForRoom()
        }
    }

    private func waitForRoom() {
        guard state.withLock({ $0.registration == nil }) else { return }
        do throws(SystemError) {
            let registration = try loop.register(descriptor, .writable) { [weak self] _ in self?.flush() }
            state.withLock { $0.registration = registration }
        } catch {
            state.withLock { $0.hasFailed = true }
        }
    }
}
