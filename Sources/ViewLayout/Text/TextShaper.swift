internal import ViewTree

/// Measures runs character by character.
struct TextShaper {
    private(set) var runs: [TextRun] = []
    private(set) var fonts: [FontMetrics] = []
    private(set) var clusters: [TextCluster] = []
    private(set) var ellipsisWidths: [Double] = []
    private(set) var hyphenWidths: [Double] = []
    private(set) var strings: [String] = []
    /// Whether any character may run from right to left.
    private(set) var hasRightToLeft = false

    private let session: LayoutSession

    /// Longer texts are cut; no widget shows as many characters.
    static let clusterLimit = 20_000

    init(session: LayoutSession) {
        self.session = session
    }

    /// Adds a run as it is drawn: its size multiplied, its characters closer by a share of the size.
    mutating func append(_ original: TextRun, scale: Double, tightening: Double) {
        let run = TextShaper.adjusted(original, scale: scale, tightening: tightening)
        let advances = GlyphAdvances(run.font)
        let index = runs.count
        runs.append(run)
        fonts.append(FontMetrics(run.font))
        ellipsisWidths.append(advances.ellipsis)
        hyphenWidths.append(advances.advance(ascii: UInt8(ascii: "-")))
        switch run.content {
        case .string(let string): append(string, run: run, index: index, advances: advances)
        case .date(let date): append(date.unresolvedText, run: run, index: index, advances: advances)
        case .symbol(let symbol):
            strings.append("")
            let width = session.symbolBox(symbol).size.width
            clusters.append(TextCluster(run: index, start: 0, length: 0, advance: width, kind: .ideograph))
        case .bitmap(let bitmap):
            strings.append("")
            // A picture stands on the baseline in its own size.
            fonts[index].ascent = max(fonts[index].ascent, Length.placed(bitmap.size.height))
            let width = Length.placed(bitmap.size.width)
            clusters.append(TextCluster(run: index, start: 0, length: 0, advance: width, kind: .ideograph))
        }
    }

    /// Marks where lines may end; `everywhere` for text that stands for hidden characters.
    mutating func findBreaks(everywhere: Bool) {
        guard everywhere else {
            TextCluster.findBreaks(in: &clusters)
            return
        }
        for index in clusters.indices.dropLast() { clusters[index].canBreakAfter = true }
    }

    /// Tabs reach to the next of the stops that paragraphs have, 28 points apart.
    mutating func widenTabs() {
        var x = 0.0
        for index in clusters.indices {
            switch clusters[index].kind {
            case .newline:
                x = 0
            case .tab:
                let stop = ((x + 0.01) / TextShaper.tabInterval).rounded(.down) + 1
                clusters[index].advance = stop * TextShaper.tabInterval - x
                x = stop * TextShaper.tabInterval
            default:
                x += clusters[index].advance
            }
        }
    }

    /// In points.
    private static let tabInterval = 28.0

    private mutating func append(_ string: String, run: TextRun, index: Int, advances: GlyphAdvances) {
        strings.append(string)
        let spacing = Length.distance(run.kerning ?? 0) + Length.distance(run.tracking ?? 0)
        let first = clusters.count
        let room = TextShaper.clusterLimit - first
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            appendASCII(string.utf8.prefix(room), run: index, spacing: spacing, advances: advances)
        } else {
            appendCharacters(string.prefix(room), run: index, spacing: spacing, advances: advances)
        }
        if let kerning = run.kerning, clusters.count > first {
            clusters[clusters.count - 1].advance -= Length.distance(kerning)
        }
    }

    private mutating func appendASCII(
        _ bytes: Substring.UTF8View,
        run: Int,
        spacing: Double,
        advances: GlyphAdvances
    ) {
        clusters.reserveCapacity(clusters.count + bytes.count)
        var offset = 0
        var previous: UInt8?
        for byte in bytes {
            if let previous { clusters[clusters.count - 1].advance -= advances.kerning(previous, byte) }
            let kind = TextCluster.kind(ofASCII: byte)
            let advance = kind == .newline ? 0 : advances.advance(ascii: byte == 0x09 ? 0x20 : byte) + spacing
            clusters.append(TextCluster(run: run, start: offset, length: 1, advance: advance, kind: kind))
            offset += 1
            previous = byte
        }
    }

    private mutating func appendCharacters(
        _ characters: Substring,
        run: Int,
        spacing: Double,
        advances: GlyphAdvances
    ) {
        var offset = 0
        var previous: UInt8?
        for character in characters {
            let length = character.utf8.count
            if !hasRightToLeft, let scalar = character.unicodeScalars.first, scalar.value >= 0x590 {
                hasRightToLeft = BidiClass(scalar).isRightToLeft
            }
            let byte = length == 1 ? character.asciiValue : nil
            if let previous, let byte { clusters[clusters.count - 1].advance -= advances.kerning(previous, byte) }
            let kind = TextCluster.kind(of: character)
            let own = kind == .newline ? 0 : advances.advance(character)
            let advance = own > 0 ? own + spacing : 0
            clusters.append(TextCluster(run: run, start: offset, length: length, advance: advance, kind: kind))
            offset += length
            previous = byte
        }
    }

    /// Font sizes are whole quarters of a point once they are scaled.
    private static func adjusted(_ run: TextRun, scale: Double, tightening: Double) -> TextRun {
        var run = run
        if scale != 1 {
            func scaled(_ font: FontDescription) -> FontDescription {
                var font = font
                let size = FontMetrics.validSize(font.size)
                font.size = max((size * scale * 4 + 0.001).rounded(.down) / 4, min(size, 0.25))
                font.leading *= scale
                return font
            }
            run.font = scaled(run.font)
            run.kerning = run.kerning.map { $0 * scale }
            run.tracking = run.tracking.map { $0 * scale }
            run.baselineOffset = run.baselineOffset.map { $0 * scale }
            if case .symbol(var symbol) = run.content {
                symbol.font = scaled(symbol.font)
                run.content = .symbol(symbol)
            }
        }
        if tightening > 0 { run.tracking = (run.tracking ?? 0) - tightening * FontMetrics.validSize(run.font.size) }
        return run
    }
}
