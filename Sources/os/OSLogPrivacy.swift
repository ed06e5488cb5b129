/// Whether a value in a message may be read.
public struct OSLogPrivacy: Hashable, Sendable {
    /// How a value that nobody is to read is told apart from others.
    public enum Mask: Hashable, Sendable {
        /// By a number made of it.
        case hash
        /// Not at all.
        case none
    }

    /// Whether the value is left out.
    let isHidden: Bool

    /// Whoever reads the log may read it.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
    /// Nobody is to read it.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// Nobody is to read it.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
    /// The log decides: it is the author's own, so the value may be read.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

    /// Nobody is to read it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Nobody is to read it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// The log decides.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
