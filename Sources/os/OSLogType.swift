/// How important a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
    /// The level as a number.
    public let rawValue: UInt8

    /// A level by its number.
    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A level by its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Worth noting.
    public static let `default` = OSLogType(0x00)
    /// Helpful, not essential.
    public static let info = OSLogType(0x01)
    /// For development.
    public static let debug = OSLogType(0x02)
    /// Something went wrong.
    public static let error = OSLogType(0x10)
    /// Something is broken.
    public static let fault = OSLogType(0x11)

    /// The level's name.
    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}
