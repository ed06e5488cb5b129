internal import ViewTree

extension TextLayout {
    /// The lines in the widget's coordinates.
    func placed(in frame: Rect, context: LayoutContext) -> PlacedText {
        let share: Double =
            switch alignment {
            case .leading: context.isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: context.isRightToLeft ? 0 : 1
            }
        let placed = lines.map { line in
            PlacedLine(
                origin: Point(
                    x: frame.minX + share * (frame.width - line.width),
                    y: frame.minY + context.roundedToPixel(line.top + line.ascent)
                ),
                width: line.width,
                ascent: line.ascent,
                descent: line.descent,
                fragments: fragments(of: line),
                isTruncated: line.isTruncated
            )
        }
        return PlacedText(lines: placed, scale: shaped.scale)
    }

    /// What a line shows, a fragment for every stretch in one style.
    private func fragments(of line: Line) -> [PlacedFragment] {
        var fragments: [PlacedFragment] = []
        append(line.head, to: &fragments)
        if let run = line.ellipsisRun { appendEllipsis(run: run, to: &fragments) }
        append(line.tail, to: &fragments)
        guard shaped.isRightToLeft else { return fragments }
        return fragments.map { fragment in
            var fragment = fragment
            fragment.x = line.width - fragment.x - fragment.width
            return fragment
        }
    }

    private func append(_ range: Range<Int>, to fragments: inout [PlacedFragment]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let run = shaped.clusters[start].run
            var end = start
            var width = 0.0
            while end < range.upperBound, shaped.clusters[end].run == run {
                width += shaped.clusters[end].advance
                end += 1
            }
            var symbol: SymbolNode?
            if case .symbol(let node) = shaped.runs[run].content { symbol = node }
            append(shaped.text(start..<end), symbol: symbol, run: run, width: width, to: &fragments)
            start = end
        }
    }

    /// Adds the mark for text that was cut, to the fragment before it where that has the same style.
    private func appendEllipsis(run: Int, to fragments: inout [PlacedFragment]) {
        let width = shaped.ellipsisWidths[run]
        let last = fragments.count - 1
        if last >= 0, fragments[last].symbol == nil, fragments[last].run == shaped.runs[run] {
            fragments[last].text += "\u{2026}"
            fragments[last].width += width
        } else {
            // The mark stands for characters, also where it follows a symbol.
            append("\u{2026}", symbol: nil, run: run, width: width, to: &fragments)
        }
    }

    private func append(
        _ text: String,
        symbol: SymbolNode?,
        run: Int,
        width: Double,
        to fragments: inout [PlacedFragment]
    ) {
        let x = fragments.last.map { $0.x + $0.width } ?? 0
        fragments.append(PlacedFragment(text: text, symbol: symbol, run: shaped.runs[run], x: x, width: width))
    }
}
