/// Where messages come from: a subsystem and a category of it.
public final class OSLog: Sendable, Hashable {
    /// The part of the program.
    let subsystem: String
    /// The subject.
    let category: String
    private let isEnabled: Bool

    /// Messages of a part of the program about a subject.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isEnabled = true
    }

    /// Messages of a part of the program about a subject that the system knows.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isEnabled: Bool) {
        subsystem = ""
        category = ""
        self.isEnabled = isEnabled
    }

    /// Messages without an origin.
    public static let `default` = OSLog(isEnabled: true)
    /// Messages that nobody wants.
    public static let disabled = OSLog(isEnabled: false)

    /// A subject that the system knows.
    public struct Category: RawRepresentable, Sendable {
        /// The subject's name.
        public let rawValue: String

        /// A subject by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// What matters to a person who traces the program.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && LogSink.isWritten(type) }

    /// Writes a message of a level.
    func write(_ type: OSLogType, _ message: () -> String) {
        guard isEnabled(type: type) else { return }
        LogSink.write(type, subsystem: subsystem, category: category, message())
    }

    /// Whether two come from the same place.
    public static func == (lhs: OSLog, rhs: OSLog) -> Bool {
        lhs.subsystem == rhs.subsystem && lhs.category == rhs.category && lhs.isEnabled == rhs.isEnabled
    }

    /// Feeds the place to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subsystem)
        hasher.combine(category)
    }
}
