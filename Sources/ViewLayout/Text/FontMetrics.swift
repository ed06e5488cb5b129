internal import ViewTree

/// The vertical measures of the system font, in em, and what follows from them in points.
struct FontMetrics: Hashable {
    static let ascender = 0.9521484375
    static let descender = 0.2412109375
    static let capHeight = 0.70458984375

    /// All in points.
    var ascent: Double
    var descent: Double
    var capHeight: Double
    /// Distance to the next line beyond ascent and descent.
    var leading: Double

    init(_ font: FontDescription) {
        let size = FontMetrics.validSize(font.size)
        ascent = FontMetrics.ascender * size
        descent = FontMetrics.descender * size
        capHeight = FontMetrics.capHeight * size
        leading = Length.distance(font.leading)
    }

    /// A font size that can be measured with: 0...1000 points, the body size for one that is not a number.
    static func validSize(_ size: Double) -> Double {
        size.isFinite ? min(max(size, 0), 1000) : 17
    }
}

/// The measures of a text's lines that its distance to other views follows from; all in points.
struct TextMetrics: Hashable, Sendable {
    var ascent: Double
    var descent: Double
    var capHeight: Double
    var leading: Double
    var pixelLength: Double

    /// The height of a line.
    var lineHeight: Double { ascent + descent }

    /// From one line to the next.
    var lineSpacing: Double { lineHeight + leading }

    /// Between the last line of this text and the first of `lower`: the leading of the lower one's font.
    func distance(toTextBelow lower: TextMetrics) -> Double {
        max(roundedUp(lower.leading), 0)
    }

    /// Between a view that is no text and this text below it.
    var distanceToViewAbove: Double { lineHeight + extra - ascent }

    /// Between this text and a view below it that is no text.
    var distanceToViewBelow: Double { max(lineHeight + extra - capHeight, extra + descent) }

    /// A tenth of the line's height in whole pixels.
    private var extra: Double { roundedUp(lineHeight * 0.1) }

    private func roundedUp(_ length: Double) -> Double {
        (length / pixelLength - 1e-9).rounded(.up) * pixelLength + 0
    }
}
