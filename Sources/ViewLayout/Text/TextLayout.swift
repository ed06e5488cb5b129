internal import ViewTree

/// A paragraph in lines; all lengths in points, from the paragraph's top left corner.
struct TextLayout {
    var lines: [Line] = []
    let shaped: ShapedText
    let alignment: TextAlignment
    /// Height below the lines that is kept free.
    var reservedHeight = 0.0

    private(set) var size = Size.zero
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0

    init(_ shaped: ShapedText, alignment: TextAlignment) {
        self.shaped = shaped
        self.alignment = alignment
    }

    /// Whether text was cut.
    var isTruncated: Bool { lines.contains { $0.isTruncated } }

    /// One line: clusters, and where text was cut the mark for it and what follows.
    struct Line {
        var head: Range<Int>
        /// The run whose mark for cut text stands after `head`.
        var ellipsisRun: Int?
        var tail: Range<Int> = 0..<0
        /// Whether a hyphen shows at the end, inside a word.
        var endsInHyphen = false
        var width = 0.0
        var ascent = 0.0
        var descent = 0.0
        var leading = 0.0
        var top = 0.0

        var height: Double { ascent + descent }
        var isTruncated: Bool { ellipsisRun != nil }

        /// A line with its measures; one without clusters takes its height from the run of the cluster at `anchor`.
        init(_ shaped: ShapedText, head: Range<Int>, ellipsisRun: Int? = nil, tail: Range<Int> = 0..<0, anchor: Int) {
            self.head = head
            self.ellipsisRun = ellipsisRun
            self.tail = tail
            if let ellipsisRun {
                include(shaped, run: ellipsisRun)
                width += shaped.ellipsisWidths[ellipsisRun]
            } else if head.isEmpty, anchor < shaped.clusters.count {
                include(shaped, run: shaped.clusters[anchor].run)
            }
            var run = -1
            for range in [head, tail] {
                for cluster in shaped.clusters[range] {
                    width += cluster.advance
                    guard cluster.run != run else { continue }
                    run = cluster.run
                    include(shaped, run: run)
                }
            }
        }

        /// Makes the line as tall as `run` needs; moving a run up or down adds to the line, it never takes away.
        private mutating func include(_ shaped: ShapedText, run: Int) {
            let font = shaped.fonts[run]
            let raise = Length.distance(shaped.runs[run].baselineOffset ?? 0)
            ascent = max(ascent, font.ascent + max(raise, 0))
            descent = max(descent, font.descent + max(-raise, 0))
            leading = max(leading, font.leading)
        }

        /// Gives the line the height that its paragraph asks for, half of the difference above and half below.
        mutating func adopt(_ height: LineHeight, _ shaped: ShapedText) {
            let sizes = [head, tail].flatMap { shaped.clusters[$0] }.map { shaped.runs[$0.run].font.size }
            let size = FontMetrics.validSize(sizes.max() ?? shaped.runs.first?.font.size ?? 0)
            let wanted = min(max(Length.distance(size * height.factor + height.increase), 0), 10_000)
            let half = (wanted - ascent - descent) / 2
            ascent += half
            descent += half
            leading = 0
        }
    }

    /// Sums the lines up; sizes are whole pixels, rounded up.
    mutating func finish(context: LayoutContext) {
        let bottom = lines.last.map { $0.top + $0.height } ?? 0
        size = Size(
            width: context.roundedUp(lines.reduce(0) { max($0, $1.width) }),
            height: context.roundedUp(bottom + reservedHeight)
        )
        firstBaseline = lines.first.map { context.roundedToPixel($0.ascent) } ?? 0
        lastBaseline = lines.last.map { context.roundedUp($0.top + $0.ascent) } ?? 0
    }
}
