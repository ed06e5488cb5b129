internal import ViewTree

/// A text node while it is laid out: breaks its characters into lines for a proposal and remembers the result.
final class TextParagraph {
    let node: TextNode
    let session: LayoutSession
    /// What the distances to other views follow from.
    let metrics: TextMetrics

    /// The layout of any width, which serves every width that it fits.
    private var natural: TextLayout?
    /// By width alone.
    private var layouts = ProposalCache<TextLayout>()
    /// Those that a height cuts short.
    private var cutLayouts = ProposalCache<TextLayout>()
    /// The characters as the author wants them, and those that were made to fit.
    private var plain: ShapedText?
    private var shaped: [ShapingKey: ShapedText] = [:]

    /// How a paragraph's characters were measured: quarter points of the largest font size, and how tight.
    private struct ShapingKey: Hashable {
        var quarters: Int?
        var tightening: Int
    }

    init(_ node: TextNode, session: LayoutSession) {
        self.node = node
        self.session = session
        var tallest = FontMetrics(node.runs.first?.font ?? FontDescription(size: 17))
        for run in node.runs.dropFirst() {
            let font = FontMetrics(run.font)
            if font.ascent > tallest.ascent { tallest = font }
        }
        metrics = TextMetrics(
            ascent: tallest.ascent,
            descent: tallest.descent,
            capHeight: tallest.capHeight,
            leading: tallest.leading,
            pixelLength: session.context.pixelLength
        )
    }

    /// The size of the lines for `proposal`; most questions are answered by one line that fits.
    func size(_ proposal: ProposedSize) -> Size {
        if let natural, natural.lines.count == 1, !natural.lines[0].isTruncated {
            let size = natural.size
            if size.width <= (proposal.width ?? .infinity) + 0.001 { return size }
        }
        return layout(proposal).size
    }

    /// The lines for `proposal`; a width of 0 counts as very small, and an open or infinite length as no limit.
    func layout(_ proposal: ProposedSize) -> TextLayout {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        let free = layout(width: width)
        // Height only matters to several lines, of which the last may have to go.
        guard free.lines.count > 1 else { return free }
        session.dependsOnHeight = true
        guard let height, free.size.height > height + metrics.pixelLength / 2 else { return free }
        if let known = cutLayouts[proposal] { return known }
        let layout = bestLayout(TextLimits(width: width, height: height, lines: lineLimit))
        cutLayouts[proposal] = layout
        return layout
    }

    /// The lines for a width and any height.
    private func layout(width: Double?) -> TextLayout {
        if let natural, !natural.isTruncated, natural.size.width <= (width ?? .infinity) + 0.001 { return natural }
        if width == nil, let natural { return natural }
        let key = ProposedSize(width: width, height: nil)
        if let known = layouts[key] { return known }
        let layout = bestLayout(TextLimits(width: width, height: nil, lines: lineLimit))
        layouts[key] = layout
        if width == nil { natural = layout }
        return layout
    }

    /// The most lines that may show; at least one does.
    private var lineLimit: Int? { (node.lineLimit?.upper).map { max($0, 1) } }

    /// The natural layout, or the one that loses nothing by tighter or smaller characters where that is allowed.
    private func bestLayout(_ limits: TextLimits) -> TextLayout {
        let natural = makeLayout(ShapingKey(quarters: nil, tightening: 0), limits)
        guard natural.isTruncated else { return natural }
        if node.allowsTightening {
            for tightening in 1...3 {
                let layout = makeLayout(ShapingKey(quarters: nil, tightening: tightening), limits)
                if !layout.isTruncated { return layout }
            }
        }
        guard node.minimumScaleFactor < 1, baseSize > 0 else { return natural }
        // Sizes are whole quarters of a point; the largest one that fits is found by halving.
        let least = max(1, Int((baseSize * max(node.minimumScaleFactor, 0) * 4).rounded(.up)))
        let smallest = makeLayout(ShapingKey(quarters: least, tightening: 0), limits)
        if smallest.isTruncated { return least < Int(baseSize * 4) ? smallest : natural }
        var low = least + 1
        var high = Int((baseSize * 4).rounded(.up)) - 1
        var best = smallest
        while low <= high {
            let middle = (low + high) / 2
            let layout = makeLayout(ShapingKey(quarters: middle, tightening: 0), limits)
            if layout.isTruncated {
                high = middle - 1
            } else {
                best = layout
                low = middle + 1
            }
        }
        return best
    }

    /// The largest font size of the paragraph, in points.
    private var baseSize: Double {
        node.runs.map { FontMetrics.validSize($0.font.size) }.max() ?? 0
    }

    private func makeLayout(_ key: ShapingKey, _ limits: TextLimits) -> TextLayout {
        TextBreaker(node: node, shaped: shape(key), context: session.context, limits: limits).layout()
    }

    private func shape(_ key: ShapingKey) -> ShapedText {
        let isPlain = key.quarters == nil && key.tightening == 0
        if let known = isPlain ? plain : shaped[key] { return known }
        let scale = key.quarters.map { Double($0) / 4 / baseSize } ?? 1
        let made = ShapedText(node, scale: scale, tightening: Double(key.tightening) * 0.01, session: session)
        if isPlain { plain = made } else { shaped[key] = made }
        return made
    }
}

/// The space that lines may take; nil is no limit.
struct TextLimits {
    /// In points.
    var width: Double?
    /// In points.
    var height: Double?
    var lines: Int?
}
