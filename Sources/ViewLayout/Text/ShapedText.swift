internal import ViewTree

/// A paragraph's characters with their widths; does not change once it is made.
final class ShapedText {
    /// The runs with their final font sizes.
    let runs: [TextRun]
    let fonts: [FontMetrics]
    let clusters: [TextCluster]
    /// Each run's width of the character that stands for cut text, in points.
    let ellipsisWidths: [Double]
    /// Each run's width of the hyphen that shows where a line ends inside a word, in points.
    let hyphenWidths: [Double]
    /// The factor that the font sizes were multiplied by.
    let scale: Double
    /// How deep each cluster is nested in text of the other direction, odd where it runs from right to left; nil where
    /// all of them run from left to right.
    let levels: [UInt8]?
    /// Each run's characters; empty for symbols.
    fileprivate let strings: [String]

    init(_ node: TextNode, scale: Double, tightening: Double, session: LayoutSession) {
        var shaper = TextShaper(session: session)
        for run in node.runs where shaper.clusters.count < TextShaper.clusterLimit {
            shaper.append(run, scale: scale, tightening: tightening)
        }
        shaper.findBreaks(everywhere: node.isRedacted)
        if shaper.clusters.contains(where: { $0.kind == .tab }) { shaper.widenTabs() }
        self.scale = scale
        runs = shaper.runs
        fonts = shaper.fonts
        clusters = shaper.clusters
        ellipsisWidths = shaper.ellipsisWidths
        strings = shaper.strings
        hyphenWidths = shaper.hyphenWidths
        levels = shaper.hasRightToLeft ? BidiLevels.levels(of: shaper.clusters, in: shaper.strings) : nil
    }

    /// The characters of a stretch of clusters that belong to one run; line ends show as spaces, marks for breaks go.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let string = strings[clusters[first].run]
        let utf8 = string.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: clusters[first].start)
        let end = utf8.index(utf8.startIndex, offsetBy: clusters[last].start + clusters[last].length)
        let hasMarks = clusters[range].contains {
            $0.kind == .newline || $0.kind == .softHyphen || $0.kind == .zeroWidthSpace
        }
        guard hasMarks else { return String(string[start..<end]) }
        return String(
            string[start..<end].compactMap { character -> Character? in
                if character == "\u{AD}" || character == "\u{200B}" { return nil }
                return character.isNewline ? " " : character
            }
        )
    }
}

extension ShapedText {
    /// Whether the first letter of a stretch that has a direction runs from right to left (UAX #9, P2).
    func startsRightToLeft(_ range: Range<Int>) -> Bool {
        for cluster in clusters[range] where cluster.length > 0 {
            let string = strings[cluster.run]
            let scalar = string.unicodeScalars[string.utf8.index(string.utf8.startIndex, offsetBy: cluster.start)]
            let direction = BidiClass(scalar)
            if direction.isRightToLeft { return true }
            if direction == .left { return false }
        }
        return false
    }
}
