internal import Synchronization

/// Reads a pipe or socket as its bytes arrive, on an event loop.
///
/// Handlers run on the loop. The descriptor is closed once the reader is cancelled, or at the stream's end, and let go of.
package final class StreamReader: Sendable {
    private let descriptor: FileDescriptor
    private let registration = Mutex<Registration?>(nil)
    private let onBytes: @Sendable ([UInt8]) -> Void
    private let onEnd: @Sendable () -> Void

    /// Bytes taken at a time, so that a talkative stream leaves the loop to others in between.
    private static let portion = 65_536

    /// Starts to read; `onEnd` is called once, at the stream's end or when reading fails, unless it is cancelled before.
    package init(
        _ descriptor: consuming FileDescriptor,
        on loop: EventLoop,
        onBytes: @escaping @Sendable ([UInt8]) -> Void,
        onEnd: @escaping @Sendable () -> Void = {}
    ) throws(SystemError) {
        self.descriptor = descriptor
        self.onBytes = onBytes
        self.onEnd = onEnd
        try self.descriptor.setNonBlocking()
        let registered = try loop.register(self.descriptor, .readable) { [weak self] _ in self?.readOnce() }
        registration.withLock { $0 = registered }
    }

    /// Takes what has arrived by now; on the loop only.
    package func drain() {
        while readOnce() {}
    }

    /// Stops reading; no handler is called after this.
    package func cancel() {
        let registered = registration.withLock { $0.take() }
        registered?.deregister()
    }

    private var isActive: Bool { registration.withLock { $0 != nil } }

    /// Whether there may be more.
    @discardableResult
    private func readOnce() -> Bool {
        guard isActive else { return false }
        var bytes: [UInt8] = []
        do throws(SystemError) {
            switch try descriptor.read(appendingTo: &bytes, limit: Self.portion) {
            case .bytes:
                onBytes(bytes)
                return true
            case .wouldBlock:
                return false
            case .end:
                break
            }
        } catch {
            // A stream that cannot be read has ended as far as its reader is concerned.
        }
        cancel()
        onEnd()
        return false
    }
}
