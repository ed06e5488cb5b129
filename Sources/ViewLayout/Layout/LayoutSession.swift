internal import Symbols
internal import ViewTree

/// What the items of one layout share.
final class LayoutSession {
    let context: LayoutContext
    let symbols: SymbolCatalog
    /// Layouts of the author's own, by their number; none where the author's code does not run.
    let layouts: [Int: any CustomLayout]
    /// How often a size had to be worked out because no cache held it; a measure of the layout's cost.
    var measureCount = 0
    /// Whether what is being measured came to depend on the height it was offered.
    ///
    /// A stack asks its children at many heights; rows of symbols and texts limited to one line answer all of them
    /// alike, and once is enough.
    var dependsOnHeight = false

    private var boxes: [SymbolKey: SymbolBox] = [:]

    private struct SymbolKey: Hashable {
        var name: String
        var weight: FontWeight
        var scale: SymbolNode.Scale
    }

    /// Nodes deeper than this are left out, so that no tree can exhaust the stack.
    static let depthLimit = 256

    init(context: LayoutContext, symbols: SymbolCatalog, layouts: [Int: any CustomLayout] = [:]) {
        self.context = context
        self.symbols = symbols
        self.layouts = layouts
    }

    /// The box of a symbol in its natural size, in points, and the distance from its top to its baseline.
    func symbolBox(_ node: SymbolNode) -> SymbolBox {
        let key = SymbolKey(name: node.name, weight: node.font.weight, scale: node.scale)
        let box = boxes[key] ?? makeBox(key)
        let points = FontMetrics.validSize(node.font.size)
        return SymbolBox(
            size: Size(width: box.size.width * points, height: box.size.height * points),
            baseline: box.baseline * points
        )
    }

    /// In em; drawing a glyph only to learn its size is dear, so it is done once.
    private func makeBox(_ key: SymbolKey) -> SymbolBox {
        let glyph = symbols.glyph(named: key.name, weight: key.weight, scale: key.scale)
        let box = SymbolBox(
            size: Size(width: Length.placed(glyph.size.width), height: Length.placed(glyph.size.height)),
            baseline: Length.distance(glyph.baseline)
        )
        boxes[key] = box
        return box
    }
}

/// The room a symbol takes, and where its baseline lies below its top.
struct SymbolBox {
    var size: Size
    var baseline: Double
}
