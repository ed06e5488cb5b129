/// The distances that a layout of the author's own would like to have around it, kept with what it answered.
package struct SpacingRecord: Hashable, Sendable, Codable {
    package var top: Edge
    package var leading: Edge
    package var bottom: Edge
    package var trailing: Edge

    package init(top: Edge, leading: Edge, bottom: Edge, trailing: Edge) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The wishes at one edge, in points.
    package struct Edge: Hashable, Sendable, Codable {
        /// A distance from anything.
        package var plain: Double?
        /// From text below.
        package var aboveText: Double?
        /// From text above.
        package var belowText: Double?
        /// Ascent, descent, height of capitals, leading and pixel of text at the edge.
        package var text: [Double]?

        package init(plain: Double?, aboveText: Double?, belowText: Double?, text: [Double]?) {
            self.plain = plain
            self.aboveText = aboveText
            self.belowText = belowText
            self.text = text
        }
    }
}
