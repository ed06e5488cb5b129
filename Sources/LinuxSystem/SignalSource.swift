internal import CLinux
internal import Synchronization

/// Hears signals on an event loop instead of being interrupted by them.
///
/// A byte per signal goes through a pipe: unlike a signalfd this works whatever mask the threads have that the runtime
/// started before us. One source per signal and process; a later one takes over.
package final class SignalSource: Sendable {
    private let signals: [Signal]
    private let reading: FileDescriptor
    private let writing: FileDescriptor
    private let registration = Mutex<Registration?>(nil)

    /// Calls the handler on the loop's thread for each of these signals, once per burst at least.
    package init(
        _ signals: [Signal],
        on loop: EventLoop,
        _ handler: @escaping @Sendable (Signal) -> Void
    ) throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        try systemCall("pipe2") { clinux_pipe(&ends) }
        self.signals = signals
        let reading = ends[0]
        self.reading = FileDescriptor(owning: reading)
        writing = FileDescriptor(owning: ends[1])
        try self.reading.setNonBlocking()
        try writing.setNonBlocking()
        let registered = try loop.register(self.reading, .readable) { [weak self] _ in
            self?.deliver(handler)
        }
        registration.withLock { $0 = registered }
        for signal in signals {
            try systemCall("sigaction", path: "signal \(signal.rawValue)") {
                clinux_route_signal(signal.rawValue, ends[1])
            }
        }
    }

    deinit {
        cancel()
    }

    /// Gives the signals their default actions back. Any number of times.
    package func cancel() {
        guard let registration = registration.withLock({ $0.take() }) else { return }
        for signal in signals { _ = clinux_route_signal(signal.rawValue, -1) }
        registration.deregister()
    }

    private func deliver(_ handler: (Signal) -> Void) {
        var bytes: [UInt8] = []
        guard case .bytes? = try? reading.read(appendingTo: &bytes, limit: 64) else { return }
        for byte in bytes { handler(Signal(rawValue: Int32(byte))) }
    }
}
