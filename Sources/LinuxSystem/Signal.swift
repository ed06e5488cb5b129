internal import CLinux
internal import Glibc

/// A signal's number. Open: the kernel has more of them than are named here.
package struct Signal: RawRepresentable, Hashable, Sendable {
    /// The number as in `<signal.h>`.
    package let rawValue: Int32

    /// Takes any signal number.
    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// SIGTERM
    package static let terminate = Signal(rawValue: SIGTERM)
    /// SIGINT
    package static let interrupt = Signal(rawValue: SIGINT)
    /// SIGHUP
    package static let hangUp = Signal(rawValue: SIGHUP)
    /// SIGKILL
    package static let kill = Signal(rawValue: SIGKILL)
    /// SIGUSR1
    package static let user1 = Signal(rawValue: SIGUSR1)
    /// SIGUSR2
    package static let user2 = Signal(rawValue: SIGUSR2)
    /// SIGABRT
    package static let abort = Signal(rawValue: SIGABRT)
    /// SIGPIPE
    package static let brokenPipe = Signal(rawValue: SIGPIPE)

    /// Makes writes to a closed pipe fail with `brokenPipe` instead of ending the process.
    package static func ignoreBrokenPipe() {
        _ = clinux_ignore_signal(SIGPIPE)
    }

    /// Sends the signal to a process.
    package func send(to process: Int32) throws(SystemError) {
        try systemCall("kill", path: "process \(process)") { Glibc.kill(process, rawValue) }
    }
}
