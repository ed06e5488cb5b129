internal import ViewTree

/// A paragraph's characters with their widths; does not change once it is made.
final class ShapedText {
    /// The runs with their final font sizes.
    let runs: [TextRun]
    let fonts: [FontMetrics]
    let clusters: [TextCluster]
    /// Each run's width of the character that stands for cut text, in points.
    let ellipsisWidths: [Double]
    /// The factor that the font sizes were multiplied by.
    let scale: Double
    /// Whether the first letter that has a direction runs from right to left.
    let isRightToLeft: Bool
    /// Each run's characters; empty for symbols.
    private let strings: [String]

    init(_ node: TextNode, scale: Double, tightening: Double, session: LayoutSession) {
        var shaper = TextShaper(session: session)
        for run in node.runs where shaper.clusters.count < TextShaper.clusterLimit {
            shaper.append(run, scale: scale, tightening: tightening)
        }
        shaper.findBreaks(everywhere: node.isRedacted)
        self.scale = scale
        runs = shaper.runs
        fonts = shaper.fonts
        clusters = shaper.clusters
        ellipsisWidths = shaper.ellipsisWidths
        strings = shaper.strings
        isRightToLeft = ShapedText.startsRightToLeft(shaper.strings)
    }

    /// The characters of a stretch of clusters that belong to one run; line ends show as spaces.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let string = strings[clusters[first].run]
        let utf8 = string.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: clusters[first].start)
        let end = utf8.index(utf8.startIndex, offsetBy: clusters[last].start + clusters[last].length)
        guard clusters[range].contains(where: { $0.kind == .newline }) else { return String(string[start..<end]) }
        return String(string[start..<end].map { $0.isNewline ? " " : $0 })
    }

    private static func startsRightToLeft(_ strings: [String]) -> Bool {
        for string in strings {
            for scalar in string.unicodeScalars {
                if scalar.isASCII {
                    // Capital and small letters differ in one bit.
                    if (0x61...0x7A).contains(scalar.value | 0x20) { return false }
                } else if scalar.properties.isAlphabetic {
                    switch scalar.value {
                    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: return true
                    default: return false
                    }
                }
            }
        }
        return false
    }
}
