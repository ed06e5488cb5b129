internal import Symbols
package import ViewTree

/// What layout and drawing know of symbols by their names.
package struct SymbolNames: Sendable {
    private let catalog = SymbolCatalog()

    package init() {}

    /// The size of a symbol that is not resizable, and its baseline from the top, in points.
    package func box(of symbol: SymbolNode) -> (size: Size, baseline: Double) {
        let glyph = catalog.glyph(named: symbol.name, weight: symbol.font.weight, scale: symbol.scale)
        let em = symbol.font.size
        return (Size(width: glyph.size.width * em, height: glyph.size.height * em), glyph.baseline * em)
    }

    /// One sentence where there is no drawing for the name; nil where there is.
    package func problem(with name: String) -> String? {
        guard !catalog.knows(name) else { return nil }
        let glyph = catalog.glyph(named: name, weight: .regular, scale: .medium)
        let hint = glyph.nearest.map { "; the closest name is \"\($0)\"" } ?? ""
        return "there is no symbol \"\(name)\"; a neutral one stands in for it\(hint)"
    }
}
