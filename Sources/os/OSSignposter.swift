/// Marks spans of time for a tracing tool; there is none here.
public struct OSSignposter: Sendable {
    /// Marks of a part of the program about a subject.
    public init(subsystem: String, category: String) {}

    /// Marks of a place.
    public init(logHandle: OSLog = .default) {}

    /// Marks of a logger's place.
    public init(logger: Logger) {}

    /// Marks that nobody wants.
    public static let disabled = OSSignposter()

    /// Whether marks are taken note of.
    public var isEnabled: Bool { false }

    /// A mark's identity.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// Marks the start of a span.
    @discardableResult
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the start of a span.
    @discardableResult
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the end of a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Marks the end of a span.
    public func endInterval(
        _ name: StaticString,
        _ state: OSSignpostIntervalState,
        _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks an instant.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks an instant.
    public func emitEvent(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks the span that `task` takes.
    public func withIntervalSignpost<Result>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> Result
    ) rethrows -> Result {
        try task()
    }
}

/// The identity of a mark.
public struct OSSignpostID: Hashable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// An identity by its number.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// A mark that is the only one at its time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No mark.
    public static let invalid = OSSignpostID(0xFFFF_FFFF_FFFF_FFFF)
}

/// A span that has started.
public final class OSSignpostIntervalState: Sendable {}
