public import Foundation
import ViewTree

/// A view's size and alignment lines.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// Where the lines are.
    private let lines: any DimensionLines

    init(width: CGFloat, height: CGFloat, lines: any DimensionLines) {
        self.width = width
        self.height = height
        self.lines = lines
    }

    /// Whether the sizes are the same.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.width == second.width && first.height == second.height
    }

    /// Where a vertical line lies, from the leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { lines.position(guide.key, .horizontal) }

    /// Where a horizontal line lies, from the top, in points.
    public subscript(guide: VerticalAlignment) -> CGFloat { lines.position(guide.key, .vertical) }

    /// The same for a line that the view, or one inside, set itself; nil for one that takes its usual place.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        lines.explicitPosition(guide.key, .horizontal)
    }

    /// The same for a line that the view, or one inside, set itself; nil for one that takes its usual place.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { lines.explicitPosition(guide.key, .vertical) }
}

/// Tells a view's alignment lines, in points from its leading or top edge.
protocol DimensionLines {
    /// Where a line lies.
    func position(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat
    /// Where a line lies that the view itself sets.
    func explicitPosition(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat?
}
