internal import Foundation
internal import LinuxSystem
internal import Synchronization

/// Lines for the operator on standard error, one event each.
struct Log: Sendable {
    enum Level: String, Sendable, Comparable {
        case info, warning, error

        static func < (first: Level, second: Level) -> Bool { first.rank < second.rank }

        private var rank: Int {
            switch self {
            case .info: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    private let write: @Sendable (String) -> Void
    private let minimum: Level

    /// A log whose lines, without line ends, go to `write`.
    init(minimum: Level = .info, write: @escaping @Sendable (String) -> Void) {
        self.minimum = minimum
        self.write = write
    }

    /// Standard error, with the time of day in UTC.
    static func standardError(minimum: Level = .info) -> Log {
        let clock = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let turn = Mutex(())
        return Log(minimum: minimum) { line in
            let stamped = "\(Date().formatted(clock)) \(line)\n"
            // A log that cannot be written is no reason to end the service.
            turn.withLock { _ in try? StandardStream.errors.write(Array(stamped.utf8)) }
        }
    }

    /// A log that drops everything.
    static let none = Log { _ in }

    func info(_ message: String) { log(.info, message) }
    func warning(_ message: String) { log(.warning, message) }
    func error(_ message: String) { log(.error, message) }

    /// Control characters are written as escapes, so that nothing that a client or a widget says forges a line.
    private func log(_ level: Level, _ message: String) {
        guard level >= minimum else { return }
        write("\(level.rawValue): \(Self.escaped(message))")
    }

    static func escaped(_ message: String) -> String {
        guard message.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            return message
        }
        return message.unicodeScalars.reduce(into: "") { line, scalar in
            if scalar.properties.generalCategory == .control {
                line += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
    }
}
