internal import ViewTree

/// A paragraph in lines; all lengths in points, from the paragraph's top left corner.
struct TextLayout {
    var lines: [Line] = []
    var alignment: TextAlignment
    var scale: Double
    /// Whether runs follow each other from right to left.
    var isRightToLeft: Bool
    /// Height below the lines that is kept free.
    var reservedHeight = 0.0

    private(set) var size = Size.zero
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0
    private var pixelContext = LayoutContext()

    init(alignment: TextAlignment, scale: Double, isRightToLeft: Bool) {
        self.alignment = alignment
        self.scale = scale
        self.isRightToLeft = isRightToLeft
    }

    /// Whether text was cut.
    var isTruncated: Bool { lines.contains { $0.isTruncated } }

    /// One line.
    struct Line {
        var fragments: [PlacedFragment] = []
        var width = 0.0
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var top = 0.0
        var isTruncated = false

        var height: Double { ascent + descent }

        /// Makes the line as tall as `run` needs; moving a run up or down adds to the line, it never takes away.
        mutating func include(_ shaped: ShapedText, run: Int) {
            let font = shaped.fonts[run]
            let raise = Length.distance(shaped.runs[run].baselineOffset ?? 0)
            ascent = max(ascent, font.ascent + max(raise, 0))
            descent = max(descent, font.descent + max(-raise, 0))
            leading = max(leading, font.leading)
        }

        mutating func append(_ shaped: ShapedText, text: String, run: Int, width: Double) {
            include(shaped, run: run)
            let style = shaped.runs[run]
            var symbol: SymbolNode?
            if case .symbol(let node) = style.content { symbol = node }
            fragments.append(PlacedFragment(text: text, symbol: symbol, run: style, x: self.width, width: width))
            self.width += width
        }

        /// Adds the mark for text that was cut, to the fragment before it where that has the same style.
        mutating func appendEllipsis(_ shaped: ShapedText, run: Int) {
            let width = shaped.ellipsisWidths[run]
            let last = fragments.count - 1
            if last >= 0, fragments[last].symbol == nil, fragments[last].run == shaped.runs[run] {
                fragments[last].text += "\u{2026}"
                fragments[last].width += width
                self.width += width
            } else {
                append(shaped, text: "\u{2026}", run: run, width: width)
                // The mark stands for characters, also where it follows a symbol.
                fragments[fragments.count - 1].symbol = nil
            }
        }
    }

    /// Sums the lines up; sizes are whole pixels, rounded up.
    mutating func finish(context: LayoutContext) {
        pixelContext = context
        let bottom = lines.last.map { $0.top + $0.height } ?? 0
        size = Size(
            width: context.roundedUp(lines.reduce(0) { max($0, $1.width) }),
            height: context.roundedUp(bottom + reservedHeight)
        )
        firstBaseline = lines.first.map { context.roundedToPixel($0.ascent) } ?? 0
        lastBaseline = lines.last.map { context.roundedUp($0.top + $0.ascent) } ?? 0
    }

    /// The lines in the widget's coordinates.
    func placed(in frame: Rect, isRightToLeft: Bool) -> PlacedText {
        let share: Double =
            switch alignment {
            case .leading: isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: isRightToLeft ? 0 : 1
            }
        let placed = lines.map { line in
            PlacedLine(
                origin: Point(
                    x: frame.minX + share * (frame.width - line.width),
                    y: frame.minY + pixelContext.roundedToPixel(line.top + line.ascent)
                ),
                width: line.width,
                ascent: line.ascent,
                descent: line.descent,
                fragments: self.isRightToLeft ? mirrored(line) : line.fragments,
                isTruncated: line.isTruncated
            )
        }
        return PlacedText(lines: placed, scale: scale)
    }

    private func mirrored(_ line: Line) -> [PlacedFragment] {
        line.fragments.map { fragment in
            var fragment = fragment
            fragment.x = line.width - fragment.x - fragment.width
            return fragment
        }
    }
}
