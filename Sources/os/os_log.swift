internal import Foundation

/// Writes a message of a level.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(type) { FormattedMessage(format: String(describing: message), arguments: args).text }
}

/// Writes a message of a level.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(type) { FormattedMessage(format: String(describing: message), arguments: args).text }
}

/// Writes a message of a level.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType = .default,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: @autoclosure () -> OSLogMessage
) {
    log.write(type) { message().text }
}
