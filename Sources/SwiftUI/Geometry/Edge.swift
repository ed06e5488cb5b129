public import Foundation
package import ViewTree

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// From leading to trailing.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// From leading to trailing.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)

        /// A set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines start.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines end.
    case trailing

    /// Several edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int8

        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The edge where lines start.
        public static let leading = Set(rawValue: 2)
        /// The lower edge.
        public static let bottom = Set(rawValue: 4)
        /// The edge where lines end.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]

        /// A set from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// A set of one edge.
        public init(_ edge: Edge) {
            rawValue = 1 << edge.rawValue
        }
    }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the leading edge.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the trailing edge.
    public var trailing: CGFloat

    /// No distances.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Given distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance, in points, from some edges.
    init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The tree's form of the distances.
    package var value: ViewTree.EdgeInsets {
        func usable(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }
        return ViewTree.EdgeInsets(
            top: usable(top),
            leading: usable(leading),
            bottom: usable(bottom),
            trailing: usable(trailing)
        )
    }
}
