internal import Testing
internal import ViewTree

@Suite("Symbols")
struct SymbolTests {
    @Test("what is cut out of a symbol is a hole, so that any ground shows through")
    func knockout() throws {
        let svg = try #require(
            ParsedSVG(render(makeSymbol("checkmark.circle.fill", paints: [.color(.system(.green))])))
        )
        let mask = try #require(svg.elements("mask").first)
        #expect(mask.children.first?["fill"] == "#fff")
        #expect(mask.children.dropFirst().allSatisfy { $0["stroke"] == "#000" || $0["fill"] == "#000" })
        #expect(svg.first { $0["mask"] != nil }?.all.contains { $0["fill"] == "#34c759" } == true)
    }

    @Test("hierarchical rendering fades the layers behind the first")
    func hierarchical() {
        let printed = dump(
            makeSymbol("checkmark.circle.fill", paints: [.color(.system(.blue))], rendering: .hierarchical)
        )
        #expect(printed.contains("#08f@.5"))
        #expect(printed.contains(/#08f\n/))
    }

    @Test("palette rendering gives every level its paint")
    func palette() {
        let paints: [Paint] = [.color(.system(.red)), .color(.system(.blue))]
        let printed = dump(makeSymbol("checkmark.circle.fill", paints: paints, rendering: .palette))
        #expect(printed.contains("#ff383c"))
        #expect(printed.contains("#08f"))
    }

    @Test("a translucent symbol of several layers is seen through as a whole")
    func translucent() throws {
        let svg = try #require(ParsedSVG(render(makeSymbol("bell.slash", paints: [.secondaryLabel]))))
        let translucent = svg.root.all.filter { $0["fill-opacity"] != nil || $0["stroke-opacity"] != nil }
        let groups = svg.root.all.filter { $0["opacity"] == ".6" }
        #expect(groups.count + translucent.count == 1)
    }

    @Test("an unknown name is drawn as something")
    func unknown() throws {
        let svg = try #require(ParsedSVG(render(makeSymbol("no.such.symbol"))))
        #expect(!svg.elements("path").isEmpty)
    }

    @Test("a resizable symbol fills its frame")
    func resizable() {
        var symbol = SymbolNode(name: "square.fill", font: FontDescription(size: 10))
        symbol.isResizable = true
        let small = dump(makeFrame(20, 20, .symbol(symbol)))
        let large = dump(makeFrame(80, 80, .symbol(symbol)))
        #expect(small.contains("glyph square.fill at (40, 40)"))
        #expect(large.contains("glyph square.fill at (10, 10)"))
    }
}
