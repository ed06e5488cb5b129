internal import Testing
internal import ViewTree

@testable internal import Symbols

@Suite("The grammar of names")
struct SymbolNameTests {
    private func layers(_ name: String) -> [SymbolLayer] {
        SymbolCatalog().glyph(named: name, weight: .regular, scale: .medium).layers
    }

    private func isFill(_ layer: SymbolLayer) -> Bool {
        if case .fill = layer.style { true } else { false }
    }

    @Test("every drawing with a contour has a filled form, and it differs from the outline")
    func filled() {
        for family in SymbolFamily.all {
            for (name, parts) in family.glyphs where parts.isFillable {
                #expect(layers(name) != layers(name + ".fill"), "\(name)")
                #expect(layers(name + ".fill").contains { isFill($0) && !$0.isKnockout }, "\(name)")
            }
        }
    }

    @Test("a drawing of lines alone has no filled form")
    func lines() {
        #expect(SymbolName("checkmark") != nil)
        #expect(SymbolName("checkmark.fill") == nil)
        #expect(SymbolName("heart.fill.fill") == nil)
    }

    @Test("a slash is a line over a wider cut")
    func slash() throws {
        for name in ["bell.slash", "bell.slash.fill", "wifi.slash", "eye.slash"] {
            let last = layers(name).suffix(2)
            let cut = try #require(last.first)
            let line = try #require(last.last)
            #expect(cut.isKnockout && !cut.isRevealed && !line.isKnockout)
            #expect(cut.path == line.path)
            #expect(cut.halfWidth > line.halfWidth + 0.04)
        }
    }

    @Test("an enclosure is a stroke around the symbol, or an area that the symbol is cut out of")
    func enclosed() {
        let outlined = layers("checkmark.circle")
        #expect(outlined.map(\.isKnockout) == [false, false])
        #expect(outlined.map(\.level) == [1, 0])
        let filled = layers("checkmark.circle.fill")
        #expect(filled.map(\.isKnockout) == [false, true])
        #expect(filled.map(\.isRevealed) == [false, true])
        #expect(filled.map(isFill) == [true, false])
        #expect(layers("heart.circle").allSatisfy { !$0.isKnockout })
        #expect(layers("heart.circle").map(isFill) == [false, true])
    }

    @Test("what is cut out of a symbol shows the enclosure that the symbol is cut out of")
    func nested() {
        let layers = layers("book.circle.fill")
        #expect(layers.map(\.isKnockout) == [false, true, false])
        #expect(layers.map(\.isRevealed) == [false, true, true])
        #expect(layers.map(\.level) == [1, 0, 1])
        #expect(self.layers("star.slash.circle.fill").map(\.isKnockout) == [false, true, false, true])
    }

    @Test("a badge sits on a cut at the corner")
    func badge() {
        let plain = layers("bell")
        let badged = layers("bell.badge")
        #expect(badged.count == plain.count + 2)
        #expect(badged.contains { $0.multicolor == .red })
        #expect(layers("bell.badge.plus").last?.isKnockout == true)
        #expect(layers("bell.fill.badge.plus") != layers("bell.badge.plus"))
    }

    @Test("variable layers light up one after the other")
    func variable() {
        let bounds = layers("wifi").compactMap { $0.variableRange?.lowerBound }
        #expect(bounds == [0, 0.33, 0.66])
        #expect(layers("speaker.wave.3").compactMap { $0.variableRange?.lowerBound }.count == 3)
    }

    @Test("numbers from 0 to 50 and letters stand in circles and squares, others do not")
    func characters() {
        #expect(SymbolName("0.circle") != nil && SymbolName("50.square.fill") != nil && SymbolName("z.circle") != nil)
        #expect(SymbolName("51.circle") == nil && SymbolName("01.circle") == nil && SymbolName("-1.circle") == nil)
        #expect(SymbolName("3.hexagon") == nil)
        #expect(layers("6.circle") != layers("9.circle"))
    }
}
