public import Foundation
import ViewTree

extension AttributedString {
    /// The distance between the baselines of a paragraph's lines; Foundation has no such type on Linux.
    public struct LineHeight: Hashable, Sendable {
        /// What the tree keeps; nil where the fonts decide.
        let value: ViewTree.LineHeight?

        /// What the fonts of each line need.
        public static let variable = LineHeight(value: nil)
        /// A multiple of the font size that looks usual; 1.3 here.
        public static let normal = multiple(factor: 1.3)
        /// A multiple of the font size that looks tight; 1.15 here.
        public static let tight = multiple(factor: 1.15)
        /// A multiple of the font size that looks loose; 1.5 here.
        public static let loose = multiple(factor: 1.5)

        /// A multiple of the largest font size of a line.
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(value: ViewTree.LineHeight(factor: max(factor.finite, 0), increase: 0))
        }

        /// The largest font size of a line and an increase in points.
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(value: ViewTree.LineHeight(factor: 1, increase: increase.finite))
        }

        /// A distance in points.
        public static func exact(points: CGFloat) -> LineHeight {
            LineHeight(value: ViewTree.LineHeight(factor: 0, increase: max(points.finite, 0)))
        }
    }
}

extension EnvironmentValues {
    /// The distance between the baselines of texts' lines; the fonts decide where nil.
    public var lineHeight: AttributedString.LineHeight? {
        get { inherited.lineHeight }
        set { inherited.lineHeight = newValue }
    }
}

extension View {
    /// The distance between the baselines of texts' lines; nil leaves it to the fonts.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        inContext { $0.environment.inherited.lineHeight = lineHeight }
    }
}
