extension ChildProcess {
    /// How a child process ended.
    package enum ExitStatus: Hashable, Sendable {
        /// It exited by itself with this code.
        case code(Int32)
        /// This signal ended it.
        case signal(Signal)

        /// True for exit code 0.
        package var isSuccess: Bool {
            self == .code(0)
        }
    }
}

extension ChildProcess.ExitStatus: CustomStringConvertible {
    /// "exit code 1" or "signal 9".
    package var description: String {
        switch self {
        case .code(let code): "exit code \(code)"
        case .signal(let signal): "signal \(signal.rawValue)"
        }
    }
}
