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

    /// A stretch of a line in one style and one direction, before it has its place.
    private struct Piece {
        var text: String
        var run: Int
        var width: Double
        var level: UInt8 = 0
    }

    /// What a line shows, from left to right, a fragment for every stretch in one style.
    private func fragments(of line: Line) -> [PlacedFragment] {
        let base = baseLevel(of: line)
        var pieces: [Piece] = []
        append(line.head, to: &pieces)
        if let run = line.ellipsisRun { append("\u{2026}", shaped.ellipsisWidths[run], run, base, to: &pieces) }
        append(line.tail, to: &pieces)
        if line.endsInHyphen, let last = pieces.last {
            append("-", shaped.hyphenWidths[last.run], last.run, last.level, to: &pieces)
        }
        guard shaped.levels != nil else { return placed(pieces, order: Array(pieces.indices)) }
        // A line in one style is left to the viewer as a whole.
        if let whole = pieces.first, pieces.allSatisfy({ $0.run == whole.run && $0.text != "\t" }) {
            let text = pieces.map(\.text).joined()
            let width = pieces.reduce(0) { $0 + $1.width }
            return placed([Piece(text: text, run: whole.run, width: width, level: base)], order: [0])
        }
        return placed(pieces, order: BidiLevels.visualOrder(of: pieces.map(\.level)))
    }

    /// Odd where the line's paragraph runs from right to left.
    private func baseLevel(of line: Line) -> UInt8 {
        guard let levels = shaped.levels, !levels.isEmpty else { return 0 }
        let clusters = shaped.clusters
        let anchor = min(line.head.lowerBound, clusters.count - 1)
        var start = anchor
        while start > 0, clusters[start - 1].kind != .newline { start -= 1 }
        var end = anchor
        while end < clusters.count, clusters[end].kind != .newline { end += 1 }
        return shaped.startsRightToLeft(start..<end) ? 1 : 0
    }

    private func append(_ range: Range<Int>, to pieces: inout [Piece]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let run = shaped.clusters[start].run
            let level = shaped.levels?[start] ?? 0
            var end = start + 1
            var width = shaped.clusters[start].advance
            if shaped.clusters[start].kind == .tab {
                // What follows a tab has a place of its own.
                pieces.append(Piece(text: "\t", run: run, width: width, level: level))
                start = end
                continue
            }
            while end < range.upperBound, shaped.clusters[end].run == run, shaped.clusters[end].kind != .tab,
                level == shaped.levels?[end] ?? 0
            {
                width += shaped.clusters[end].advance
                end += 1
            }
            pieces.append(Piece(text: shaped.text(start..<end), run: run, width: width, level: level))
            start = end
        }
    }

    /// Adds characters that stand for others, to the piece before them where that has the same style.
    private func append(_ text: String, _ width: Double, _ run: Int, _ level: UInt8, to pieces: inout [Piece]) {
        let last = pieces.count - 1
        if last >= 0, pieces[last].run == run, pieces[last].level == level, !pieces[last].text.isEmpty,
            pieces[last].text != "\t"
        {
            pieces[last].text += text
            pieces[last].width += width
        } else {
            pieces.append(Piece(text: text, run: run, width: width, level: level))
        }
    }

    private func placed(_ pieces: [Piece], order: [Int]) -> [PlacedFragment] {
        var x = 0.0
        return order.map { index in
            let piece = pieces[index]
            var fragment = PlacedFragment(text: piece.text, run: shaped.runs[piece.run], x: x, width: piece.width)
            fragment.isRightToLeft = piece.level % 2 == 1
            // The mark for cut text stands for characters, also where it follows a symbol.
            if piece.text.isEmpty {
                switch fragment.run.content {
                case .symbol(let symbol): fragment.symbol = symbol
                case .bitmap(let bitmap): fragment.bitmap = bitmap
                case .string, .date: break
                }
            }
            x += piece.width
            return fragment
        }
    }
}
