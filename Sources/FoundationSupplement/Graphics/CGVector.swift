public import Foundation

/// A distance with a direction, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// No distance.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// A distance.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A distance.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A distance.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
