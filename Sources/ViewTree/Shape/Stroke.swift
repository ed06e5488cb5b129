/// How a line along an outline is drawn; lengths in points.
package struct Stroke: Hashable, Sendable, Codable {
    package var width: Double
    package var cap: Cap
    package var join: Join
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The end of an open line.
    package enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }

    /// The corner between two lines.
    package enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }
}
