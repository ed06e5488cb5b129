public import Foundation
import ViewTree

/// A view's size and alignment lines.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// Where layout has put the lines, once it has.
    private let lines: ((AlignmentKey, ViewTree.Axis) -> Double)?

    init(width: CGFloat, height: CGFloat, lines: ((AlignmentKey, ViewTree.Axis) -> Double)? = nil) {
        self.width = width
        self.height = height
        self.lines = lines
    }

    /// Whether the sizes are the same.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.width == second.width && first.height == second.height
    }

    /// Where a vertical line lies, from the leading edge, in points.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        if let lines { return lines(guide.key, .horizontal) }
        return switch guide.key {
        case .leading: 0
        case .trailing: width
        default: guide.fallback.map { $0.at(width, height) } ?? width / 2
        }
    }

    /// Where a horizontal line lies, from the top, in points; text lines count as the bottom.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        if let lines { return lines(guide.key, .vertical) }
        return switch guide.key {
        case .top: 0
        case .bottom, .firstTextBaseline, .lastTextBaseline: height
        default: guide.fallback.map { $0.at(width, height) } ?? height / 2
        }
    }

    /// A line that the view set itself; not known ahead of layout.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

    /// A line that the view set itself; not known ahead of layout.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension AlignmentGuideNode.GuideValue {
    /// The linear part of an author's guide, found by asking for three sizes.
    init(sampling guide: (ViewDimensions) -> CGFloat) {
        func sample(_ width: CGFloat, _ height: CGFloat) -> Double {
            let value = Double(guide(ViewDimensions(width: width, height: height)))
            return value.isFinite ? value : 0
        }
        let base = sample(100, 100)
        let byWidth = (sample(200, 100) - base) / 100
        let byHeight = (sample(100, 200) - base) / 100
        self.init(constant: base - 100 * (byWidth + byHeight), widthFactor: byWidth, heightFactor: byHeight)
    }

    func at(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
        constant + widthFactor * width + heightFactor * height
    }
}
