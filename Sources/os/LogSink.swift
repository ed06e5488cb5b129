internal import Foundation

/// Where messages end up: one line each on standard error, which is the service's log where a widget writes them.
enum LogSink {
    /// Whether messages of a level are written. Those for development are where `OS_ACTIVITY_MODE` is `debug`; none
    /// are where it is `disable`.
    static func isWritten(_ type: OSLogType) -> Bool {
        isWritten(type, mode: ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"])
    }

    /// Whether messages of a level are written in a mode.
    static func isWritten(_ type: OSLogType, mode: String?) -> Bool {
        switch mode {
        case "disable": false
        case "debug": true
        default: type != .debug
        }
    }

    /// Writes a message.
    static func write(_ type: OSLogType, subsystem: String, category: String, _ message: String) {
        let line = line(type, subsystem: subsystem, category: category, message)
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }

    /// The line of a message, at most 32 KiB.
    static func line(_ type: OSLogType, subsystem: String, category: String, _ message: String) -> String {
        let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let text = message.count > 32_768 ? message.prefix(32_768) + "…" : message
        return (origin.isEmpty ? "" : "[\(origin)] ") + "\(type.name): \(text)\n"
    }
}
