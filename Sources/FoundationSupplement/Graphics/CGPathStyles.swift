/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// A half square beyond the end.
    case square
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A corner cut off.
    case bevel
}
