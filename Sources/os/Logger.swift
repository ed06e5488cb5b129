/// Writes messages to the log.
public struct Logger: Sendable {
    private let log: OSLog

    /// Messages of a part of the program about a subject.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Messages without an origin.
    public init() {
        log = .default
    }

    /// Messages of a place.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes what is worth noting.
    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level, message) }

    /// Writes what helps while the program is developed, where that is asked for.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

    /// Writes what helps while the program is developed, where that is asked for.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }

    /// Writes what is helpful.
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }

    /// Writes what is worth noting.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }

    /// Writes that something may go wrong.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

    /// Writes that something went wrong.
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }

    /// Writes that something is broken.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

    /// Writes that something is broken.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }

    private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
        log.write(type) { message().text }
    }
}
