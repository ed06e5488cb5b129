public import Foundation
package import ViewTree

/// What names an alignment line of the author's own.
public protocol AlignmentID {
    /// Where the line lies in a view that sets none.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// At the leading edge.
    public static let leading = HorizontalAlignment(key: .leading)
    /// In the middle.
    public static let center = HorizontalAlignment(key: .center)
    /// At the trailing edge.
    public static let trailing = HorizontalAlignment(key: .trailing)

    init(key: AlignmentKey) {
        self.key = key
    }

    /// A line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// At the top.
    public static let top = VerticalAlignment(key: .top)
    /// In the middle.
    public static let center = VerticalAlignment(key: .center)
    /// At the bottom.
    public static let bottom = VerticalAlignment(key: .bottom)
    /// On the first line of text.
    public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
    /// On the last line of text.
    public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)

    init(key: AlignmentKey) {
        self.key = key
    }

    /// A line of the author's own.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id)
    }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
    /// Along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// Along the vertical axis.
    public var vertical: VerticalAlignment

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// In the middle, on the first line of text.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// At the leading edge, on the first line of text.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// At the trailing edge, on the first line of text.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

    /// In the middle, on the last line of text.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// At the leading edge, on the last line of text.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// At the trailing edge, on the last line of text.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// An alignment along each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The tree's form of the alignment.
    package var value: ViewTree.Alignment { ViewTree.Alignment(horizontal: horizontal.key, vertical: vertical.key) }
}

extension AlignmentKey {
    /// The key of an author's own line.
    fileprivate init(_ id: any AlignmentID.Type) {
        let name = String(reflecting: id)
        var fallback = GuideSample(id.defaultValue(in:)).value
        // A line that lies where it lies lies nowhere.
        fallback.terms.removeAll { $0.key.name == name }
        self.init(name, fallback: fallback)
    }
}
