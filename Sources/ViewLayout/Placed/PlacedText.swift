package import ViewTree

/// A text's lines where they are drawn.
package struct PlacedText: Hashable, Sendable {
    package var lines: [PlacedLine]
    /// What the font sizes were multiplied by to make the text fit; the runs' sizes hold it already.
    package var scale: Double

    package init(lines: [PlacedLine], scale: Double) {
        self.lines = lines
        self.scale = scale
    }

    /// The characters that show, lines parted by line feeds.
    package var string: String {
        lines.map { line in line.fragments.map(\.text).joined() }.joined(separator: "\n")
    }
}

/// One line of a text; lengths in points.
package struct PlacedLine: Hashable, Sendable {
    /// The line's left end on its baseline, in the widget's coordinates.
    package var origin: Point
    package var width: Double
    package var ascent: Double
    package var descent: Double
    package var fragments: [PlacedFragment]
    /// Whether characters were cut from the line.
    package var isTruncated: Bool

    package init(
        origin: Point,
        width: Double,
        ascent: Double,
        descent: Double,
        fragments: [PlacedFragment],
        isTruncated: Bool
    ) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.fragments = fragments
        self.isTruncated = isTruncated
    }
}

/// A stretch of a line in one style; lengths in points.
package struct PlacedFragment: Hashable, Sendable {
    /// What is drawn, with the mark for cut text; empty for a symbol.
    package var text: String
    /// The symbol that is drawn in place of characters.
    package var symbol: SymbolNode?
    /// The picture that is drawn in place of characters.
    package var bitmap: BitmapNode?
    /// The style; its font has the size that is drawn.
    package var run: TextRun
    /// The left edge, from the line's left end.
    package var x: Double
    package var width: Double
    /// Whether the characters begin at the right edge.
    package var isRightToLeft: Bool

    package init(
        text: String,
        symbol: SymbolNode? = nil,
        bitmap: BitmapNode? = nil,
        run: TextRun,
        x: Double,
        width: Double,
        isRightToLeft: Bool = false
    ) {
        self.text = text
        self.symbol = symbol
        self.bitmap = bitmap
        self.isRightToLeft = isRightToLeft
        self.run = run
        self.x = x
        self.width = width
    }
}
