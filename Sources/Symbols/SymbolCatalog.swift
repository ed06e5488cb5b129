package import ViewTree

/// The symbols that widgets name in `Image(systemName:)`, drawn on one grid; see `Documentation/Symbols.md`.
///
/// Copies share what they have drawn: putting a glyph together costs as much as the rest of a small widget.
package struct SymbolCatalog: Sendable {
    private let drawn = DrawnGlyphs()

    package init() {}

    /// The glyph of a name; an unknown one gives a neutral glyph that is marked and knows the closest name.
    package func glyph(named name: String, weight: FontWeight, scale: SymbolNode.Scale) -> SymbolGlyph {
        drawn.glyph(DrawnGlyphs.Key(name: name, weight: weight, scale: scale)) {
            draw(name, weight: weight, scale: scale)
        }
    }

    private func draw(_ name: String, weight: FontWeight, scale: SymbolNode.Scale) -> SymbolGlyph {
        let pen = Pen(weight: weight, scale: scale)
        if let inks = SymbolName(name)?.inks(pen: pen) {
            return pen.glyph(named: name, inks: inks)
        }
        var glyph = pen.glyph(named: name, inks: Ink.draw(Self.neutral, filled: false))
        glyph.isFallback = true
        glyph.nearest = NearestName(candidates: names).closest(to: name)
        return glyph
    }

    /// Whether a name has a drawing of its own.
    package func knows(_ name: String) -> Bool {
        var range = Self.allNames[...]
        while let middle = range.indices.dropFirst(range.count / 2).first {
            if range[middle] == name { return true }
            range = range[middle] < name ? range[(middle + 1)...] : range[..<middle]
        }
        return SymbolName(name)?.inks(pen: Pen(weight: .regular, scale: .medium)) != nil
    }

    /// All names that resolve exactly, sorted.
    package var names: [String] { Self.allNames }

    private static let allNames = SymbolName.composed().sorted()

    private static let neutral: [SymbolPart] = [
        .line(
            """
            M 8.2 3.5 H 6.5 A 6.5 6.5 3 -90 -180 V 8.2 M 15.8 3.5 H 17.5 A 17.5 6.5 3 -90 0 V 8.2
            M 8.2 20.5 H 6.5 A 6.5 17.5 3 90 180 V 15.8 M 15.8 20.5 H 17.5 A 17.5 17.5 3 90 0 V 15.8
            """,
            level: 1
        ),
        .solid("O 12 12 1.6"),
    ]
}
