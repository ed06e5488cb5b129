/// An outline that fits itself into a rectangle.
package indirect enum ShapeKind: Hashable, Sendable {
    case rectangle
    /// Corner radii in points; they shrink where the rectangle is too small.
    case roundedRectangle(cornerSize: Size, style: CornerStyle)
    case unevenRoundedRectangle(CornerRadii, style: CornerStyle)
    case circle
    case ellipse
    case capsule(style: CornerStyle)
    /// The shape of the widget itself, inset to stay concentric with it.
    case containerRelative
    /// A path that was made for a rectangle of `size` and is scaled to the one it is drawn in.
    case path(Path, size: Size)
    /// The part of the outline between two fractions of its length, 0...1.
    case trimmed(ShapeKind, from: Double, to: Double)
    /// The outline turned clockwise about an anchor.
    case rotated(ShapeKind, degrees: Double, anchor: UnitPoint)
    /// The outline moved by points.
    case offset(ShapeKind, x: Double, y: Double)
    /// The outline scaled about an anchor.
    case scaled(ShapeKind, x: Double, y: Double, anchor: UnitPoint)
}

/// How a corner bends.
package enum CornerStyle: String, Hashable, Sendable, Codable {
    /// A quarter circle.
    case circular
    /// The system's smoother curve.
    case continuous
}

/// Corner radii in points.
package struct CornerRadii: Hashable, Sendable, Codable {
    package var topLeading: Double
    package var bottomLeading: Double
    package var bottomTrailing: Double
    package var topTrailing: Double

    package init(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
