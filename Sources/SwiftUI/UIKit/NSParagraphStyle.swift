public import Foundation

/// The side that lines share.
public enum NSTextAlignment: Int, Sendable {
    /// The left one.
    case left
    /// Neither.
    case center
    /// The right one.
    case right
    /// Both.
    case justified
    /// The one where the language begins.
    case natural
}

/// What happens to lines that are too long.
public enum NSLineBreakMode: UInt, Sendable {
    /// They go on in the next, between words.
    case byWordWrapping
    /// They go on in the next, anywhere.
    case byCharWrapping
    /// They are cut off.
    case byClipping
    /// Their beginning gives way.
    case byTruncatingHead
    /// Their end gives way.
    case byTruncatingTail
    /// Their middle gives way.
    case byTruncatingMiddle
}

/// How paragraphs are set.
public class NSParagraphStyle: @unchecked Sendable {
    fileprivate var alignmentValue = NSTextAlignment.natural
    fileprivate var spacing: CGFloat = 0
    fileprivate var breakMode = NSLineBreakMode.byWordWrapping

    /// The usual style.
    public init() {}

    /// The side that lines share.
    public var alignment: NSTextAlignment { alignmentValue }

    /// The distance added between lines, in points.
    public var lineSpacing: CGFloat { spacing }

    /// What happens to lines that are too long.
    public var lineBreakMode: NSLineBreakMode { breakMode }
}

/// How paragraphs are to be set.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The side that lines share.
    public override var alignment: NSTextAlignment {
        get { alignmentValue }
        set { alignmentValue = newValue }
    }

    /// The distance added between lines, in points.
    public override var lineSpacing: CGFloat {
        get { spacing }
        set { spacing = newValue }
    }

    /// What happens to lines that are too long.
    public override var lineBreakMode: NSLineBreakMode {
        get { breakMode }
        set { breakMode = newValue }
    }
}
