/// A paragraph of styled runs.
package struct TextNode: Hashable, Sendable, Codable {
    package var runs: [TextRun]
    package var alignment: TextAlignment
    package var lineLimit: LineLimit?
    package var truncation: Truncation
    /// Added between lines, in points.
    package var lineSpacing: Double
    /// The distance between baselines; from the fonts where nil.
    package var lineHeight: LineHeight?
    /// The smallest factor, 0...1, that the font may shrink by before text is cut; 1 where it may not.
    package var minimumScaleFactor: Double
    package var allowsTightening: Bool
    /// The runs hold blocks in place of characters, and bars are drawn in their place.
    package var isRedacted: Bool

    package init(
        runs: [TextRun],
        alignment: TextAlignment = .leading,
        lineLimit: LineLimit? = nil,
        truncation: Truncation = .tail,
        lineSpacing: Double = 0,
        lineHeight: LineHeight? = nil,
        minimumScaleFactor: Double = 1,
        allowsTightening: Bool = false,
        isRedacted: Bool = false
    ) {
        self.runs = runs
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.lineHeight = lineHeight
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.isRedacted = isRedacted
    }

    /// The character that stands for each hidden one: FULL BLOCK.
    package static let redactionBlock: Character = "\u{2588}"
}

/// The side that lines of a paragraph share.
package enum TextAlignment: String, Hashable, Sendable, Codable { case leading, center, trailing }

/// Where characters go when text does not fit.
package enum Truncation: String, Hashable, Sendable, Codable { case head, middle, tail }

/// The distance between the baselines of a paragraph's lines, found from the largest font size of each.
package struct LineHeight: Hashable, Sendable, Codable {
    /// Multiplies the font size.
    package var factor: Double
    /// Added, in points.
    package var increase: Double

    package init(factor: Double, increase: Double) {
        self.factor = factor
        self.increase = increase
    }
}

/// How many lines a paragraph takes: at least `lower` are reserved, at most `upper` are drawn.
package struct LineLimit: Hashable, Sendable, Codable {
    package var lower: Int?
    package var upper: Int?

    package init(lower: Int? = nil, upper: Int?) {
        self.lower = lower
        self.upper = upper
    }
}
