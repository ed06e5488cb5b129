public import Foundation
import ViewLayout

/// The distances that a view would like to have from its neighbours.
public struct ViewSpacing: Sendable {
    var value: ViewLayout.ViewSpacing

    /// No wish: the system's distance.
    public init() { value = .none }

    init(_ value: ViewLayout.ViewSpacing) { self.value = value }

    /// Touches its neighbours.
    public static let zero = ViewSpacing(ViewLayout.ViewSpacing.zero)

    /// The distance from this view to the next, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(value.distance(to: next.value, along: axis == .horizontal ? .horizontal : .vertical))
    }

    /// Takes over another view's wishes at some edges; where both have one, the larger counts.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        value.formUnion(other.value, edges: .init(rawValue: edges.rawValue))
    }

    /// The wishes of both.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}
