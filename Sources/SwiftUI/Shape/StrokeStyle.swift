public import Foundation
import ViewTree

/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends at the point.
    case butt
    /// Ends in a half circle.
    case round
    /// Ends in a half square.
    case square
}

/// The corner between two lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// A pointed corner.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// Its ends.
    public var lineCap: CGLineCap
    /// Its corners.
    public var lineJoin: CGLineJoin
    /// How far a pointed corner may reach, in line widths.
    public var miterLimit: CGFloat
    /// Lengths of strokes and gaps in turn.
    public var dash: [CGFloat]
    /// Where the dashes start.
    public var dashPhase: CGFloat

    /// A way to draw a line.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The tree's form of the line.
    var value: Stroke {
        let cap: Stroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Stroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return Stroke(
            width: max(lineWidth.finite, 0),
            cap: cap,
            join: join,
            miterLimit: miterLimit.finite,
            dash: dash.map { max($0.finite, 0) },
            dashPhase: dashPhase.finite
        )
    }
}
