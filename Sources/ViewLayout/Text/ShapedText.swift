internal import Symbols
internal import ViewTree

/// A paragraph's characters with their widths.
struct ShapedText {
    /// The runs with their final font sizes.
    private(set) var runs: [TextRun] = []
    private(set) var fonts: [FontMetrics] = []
    private(set) var clusters: [TextCluster] = []
    /// Each run's width of the character that stands for cut text, in points.
    private(set) var ellipsisWidths: [Double] = []
    /// Each run's characters; empty for symbols.
    private(set) var strings: [String] = []
    /// The factor that the font sizes were multiplied by.
    let scale: Double
    /// Whether the first letter that has a direction runs from right to left.
    private(set) var isRightToLeft = false

    /// Longer texts are cut; no widget shows as many characters.
    static let clusterLimit = 20_000

    init(_ node: TextNode, scale: Double, tightening: Double, session: LayoutSession) {
        self.scale = scale
        for original in node.runs {
            let run = ShapedText.adjusted(original, scale: scale, tightening: tightening)
            let advances = GlyphAdvances(run.font)
            let index = runs.count
            runs.append(run)
            fonts.append(FontMetrics(run.font))
            ellipsisWidths.append(advances.advance("\u{2026}"))
            switch run.content {
            case .string(let string): append(string, run: run, index: index, advances: advances)
            case .date(let date): append(date.unresolvedText, run: run, index: index, advances: advances)
            case .symbol(let symbol):
                strings.append("")
                let width = session.symbolBox(symbol).size.width
                clusters.append(TextCluster(run: index, start: 0, length: 0, advance: width, kind: .ideograph))
            }
            if clusters.count > ShapedText.clusterLimit {
                clusters.removeLast(clusters.count - ShapedText.clusterLimit)
                break
            }
        }
        for index in clusters.indices.dropLast() {
            clusters[index].canBreakAfter =
                node.isRedacted
                || TextCluster.canBreak(between: clusters[index].kind, and: clusters[index + 1].kind)
        }
        isRightToLeft = ShapedText.startsRightToLeft(strings)
    }

    /// The characters of a stretch of clusters that belong to one run; line ends show as spaces.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let string = strings[clusters[first].run]
        let utf8 = string.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: clusters[first].start)
        let end = utf8.index(utf8.startIndex, offsetBy: clusters[last].start + clusters[last].length)
        let text = String(string[start..<end])
        return text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }

    private mutating func append(_ string: String, run: TextRun, index: Int, advances: GlyphAdvances) {
        strings.append(string)
        let spacing = Length.distance(run.kerning ?? 0) + Length.distance(run.tracking ?? 0)
        let first = clusters.count
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            appendASCII(string, run: index, spacing: spacing, advances: advances)
        } else {
            appendCharacters(string, run: index, spacing: spacing, advances: advances)
        }
        if let kerning = run.kerning, clusters.count > first {
            clusters[clusters.count - 1].advance -= Length.distance(kerning)
        }
    }

    private mutating func appendASCII(_ string: String, run: Int, spacing: Double, advances: GlyphAdvances) {
        clusters.reserveCapacity(clusters.count + min(string.utf8.count, ShapedText.clusterLimit))
        var previous: UInt8?
        for (offset, byte) in string.utf8.prefix(ShapedText.clusterLimit).enumerated() {
            if let previous { clusters[clusters.count - 1].advance -= advances.kerning(previous, byte) }
            let kind = TextCluster.kind(ofASCII: byte)
            let advance =
                kind == .newline ? 0 : advances.advance(ascii: byte == 0x09 ? 0x20 : byte) + spacing
            clusters.append(TextCluster(run: run, start: offset, length: 1, advance: advance, kind: kind))
            previous = byte
        }
    }

    private mutating func appendCharacters(_ string: String, run: Int, spacing: Double, advances: GlyphAdvances) {
        var offset = 0
        var previous: UInt8?
        for character in string.prefix(ShapedText.clusterLimit) {
            let length = character.utf8.count
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

    /// The run as it is drawn: sizes scaled to whole quarters of a point, characters closer by a share of the size.
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

    private static func startsRightToLeft(_ strings: [String]) -> Bool {
        for string in strings where !string.utf8.allSatisfy({ $0 < 0x80 }) || string.contains(where: \.isLetter) {
            guard let letter = string.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else { continue }
            switch letter.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return true
            default: return false
            }
        }
        return false
    }
}
