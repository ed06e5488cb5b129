internal import ViewTree

/// Breaks measured characters into lines: at spaces and other opportunities, inside a word only where that is wider
/// than a line, and cut where lines or height run out.
struct TextBreaker {
    let node: TextNode
    let shaped: ShapedText
    let context: LayoutContext
    let limits: TextLimits

    /// What a line may exceed its width by, in points: less than any pixel, more than errors of addition.
    private static let tolerance = 0.001

    /// A stretch of clusters that makes a line.
    private struct Stretch {
        var start: Int
        /// After the last cluster that shows.
        var end: Int
        /// The first cluster of the next line.
        var next: Int
        /// Whether the line ends inside a word where a soft hyphen stood.
        var endsInHyphen = false
    }

    func layout() -> TextLayout {
        var layout = TextLayout(shaped, alignment: node.alignment)
        let spacing = max(Length.distance(node.lineSpacing), 0)
        let width = limits.width.map { max($0, context.pixelLength) } ?? .infinity
        var bottom = 0.0
        var gap = 0.0
        var start = 0
        var lastStart = 0
        while start < shaped.clusters.count {
            let stretch = nextLine(from: start, width: width)
            var line = TextLayout.Line(shaped, head: stretch.start..<stretch.end, anchor: start)
            if stretch.endsInHyphen, let run = shaped.clusters[stretch.start..<stretch.end].last?.run {
                line.endsInHyphen = true
                line.width += shaped.hyphenWidths[run]
            }
            if let height = node.lineHeight { line.adopt(height, shaped) }
            line.top = bottom + gap
            let isBelowLimit = line.top + line.height > (limits.height ?? .infinity) + context.pixelLength
            if !layout.lines.isEmpty, isBelowLimit {
                truncate(&layout.lines[layout.lines.count - 1], from: lastStart, width: width)
                break
            }
            if layout.lines.count + 1 == limits.lines, stretch.next < shaped.clusters.count {
                truncate(&line, from: start, width: width)
                layout.lines.append(line)
                break
            }
            layout.lines.append(line)
            lastStart = start
            start = stretch.next
            bottom = line.top + line.height
            gap = max(line.leading, 0) + spacing
        }
        reserveLines(&layout, spacing: spacing)
        layout.finish(context: context)
        return layout
    }

    // MARK: Lines

    private func nextLine(from start: Int, width: Double) -> Stretch {
        let clusters = shaped.clusters
        var x = 0.0
        var opportunity: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline { return Stretch(start: start, end: index, next: index + 1) }
            let isTooWide = x + cluster.advance > width + TextBreaker.tolerance
            // Spaces hang over the end of a line and never start a new one.
            if isTooWide, index > start, !cluster.kind.isBlank {
                let next = opportunity ?? index
                var stretch = Stretch(start: start, end: withoutSpaces(start, next), next: next)
                stretch.endsInHyphen = opportunity != nil && clusters[next - 1].kind == .softHyphen
                return stretch
            }
            x += cluster.advance
            guard cluster.canBreakAfter else { continue }
            let needsHyphen = cluster.kind == .softHyphen
            if needsHyphen, x + shaped.hyphenWidths[cluster.run] > width + TextBreaker.tolerance { continue }
            opportunity = index + 1
        }
        let end = x > width + TextBreaker.tolerance ? withoutSpaces(start, clusters.count) : clusters.count
        return Stretch(start: start, end: end, next: clusters.count)
    }

    private func withoutSpaces(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, shaped.clusters[end - 1].kind.isBlank { end -= 1 }
        return end
    }

    // MARK: Truncation

    /// Fills `line` with what fits of the text from `start` on, and an ellipsis for the rest.
    private func truncate(_ line: inout TextLayout.Line, from start: Int, width: Double) {
        let end = shaped.clusters.count
        guard start < end else { return }
        let top = line.top
        let run = shaped.clusters[node.truncation == .head ? end - 1 : start].run
        let room = width - shaped.ellipsisWidths[run]
        var head = start..<start
        var tail = end..<end
        switch node.truncation {
        case .tail:
            let stop = shaped.clusters[start...].firstIndex { $0.kind == .newline } ?? end
            head = start..<withoutSpaces(start, prefix(of: start..<stop, width: room))
        case .head:
            tail = suffix(of: start..<end, width: room)..<end
        case .middle:
            head = start..<withoutSpaces(start, prefix(of: start..<end, width: room / 2))
            let used = shaped.clusters[head].reduce(0) { $0 + $1.advance }
            tail = suffix(of: head.upperBound..<end, width: room - used)..<end
            while let first = tail.first, shaped.clusters[first].kind.isBlank { tail = first + 1..<end }
        }
        let neighbour = head.isEmpty ? (tail.isEmpty ? start : tail.lowerBound) : head.upperBound - 1
        line = TextLayout.Line(
            shaped,
            head: head,
            ellipsisRun: shaped.clusters[neighbour].run,
            tail: tail,
            anchor: start
        )
        if let height = node.lineHeight { line.adopt(height, shaped) }
        line.top = top
    }

    /// The end of the longest beginning of `range` that is no wider than `width`.
    private func prefix(of range: Range<Int>, width: Double) -> Int {
        var x = 0.0
        for index in range {
            x += shaped.clusters[index].advance
            if x > width + TextBreaker.tolerance { return index }
        }
        return range.upperBound
    }

    /// The start of the longest end of `range` that is no wider than `width`.
    private func suffix(of range: Range<Int>, width: Double) -> Int {
        var x = 0.0
        for index in range.reversed() {
            x += shaped.clusters[index].advance
            if x > width + TextBreaker.tolerance { return index + 1 }
        }
        return range.lowerBound
    }

    /// Makes room for lines that the limit reserves and no text fills.
    private func reserveLines(_ layout: inout TextLayout, spacing: Double) {
        guard let lower = node.lineLimit?.lower, lower > layout.lines.count, !shaped.fonts.isEmpty else { return }
        let run = shaped.clusters.last?.run ?? 0
        var line = TextLayout.Line(shaped, head: 0..<0, anchor: max(shaped.clusters.count - 1, 0))
        if shaped.clusters.isEmpty {
            line.ascent = shaped.fonts[run].ascent
            line.descent = shaped.fonts[run].descent
            line.leading = shaped.fonts[run].leading
        }
        if let height = node.lineHeight { line.adopt(height, shaped) }
        let missing = Double(min(lower, 1000) - layout.lines.count)
        let gaps = layout.lines.isEmpty ? missing - 1 : missing
        layout.reservedHeight = missing * line.height + gaps * (max(line.leading, 0) + spacing)
    }
}
