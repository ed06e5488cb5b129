public import Foundation
package import ViewTree

/// A position in a rectangle as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width from the leading edge.
    public var x: CGFloat
    /// The fraction of the height from the top.
    public var y: CGFloat

    /// The top leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The top leading corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// A position as fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The tree's form of the position.
    package var value: ViewTree.UnitPoint {
        ViewTree.UnitPoint(x: x.isFinite ? Double(x) : 0.5, y: y.isFinite ? Double(y) : 0.5)
    }
}
