import Symbols
import Testing
import ViewLayout
import ViewTree

@Suite("Leaves")
struct LeafLayoutTests {
    private func meter(_ form: MeterNode.Form) -> ViewNode { .meter(MeterNode(form: form, value: .fraction(0.5))) }

    @Test("bars take the width they are offered, rings keep theirs but shrink")
    func meters() {
        #expect(size(of: meter(.bar), 300, 50) == Size(width: 300, height: 4))
        #expect(size(of: meter(.bar), nil, nil) == Size(width: 100, height: 4))
        for form in [MeterNode.Form.ring, .arcMarker] {
            #expect(size(of: meter(form), 300, 300) == Size(width: 58, height: 58))
            #expect(size(of: meter(form), 300, 40) == Size(width: 40, height: 40))
        }
        #expect(size(of: meter(.progressRing), 300, 40) == Size(width: 20, height: 20))
    }

    @Test("shapes take what they are offered, a circle a square of it")
    func shapes() {
        func shape(_ kind: ShapeKind) -> ViewNode { .shape(ShapeNode(shape: kind, fill: .black)) }
        #expect(size(of: shape(.ellipse), 300, 50) == Size(width: 300, height: 50))
        #expect(size(of: shape(.ellipse), 300, nil) == Size(width: 300, height: 10))
        #expect(size(of: shape(.circle), 300, 50) == Size(width: 50, height: 50))
        #expect(size(of: shape(.trimmed(.circle, from: 0, to: 0.5)), 30, nil) == Size(width: 30, height: 30))
        #expect(size(of: shape(.circle), nil, nil) == Size(width: 10, height: 10))
    }

    @Test("a switch has the system's size")
    func toggles() {
        #expect(size(of: .toggleSwitch(SwitchNode(isOn: true)), 300, 300) == Size(width: 63, height: 28))
    }

    @Test("a picture keeps its size unless it may be resized")
    func bitmaps() {
        func bitmap(_ isResizable: Bool) -> ViewNode {
            let natural = Size(width: 30, height: 20)
            return .bitmap(BitmapNode(data: "", mediaType: "image/png", size: natural, isResizable: isResizable))
        }
        #expect(size(of: bitmap(false), 300, 300) == Size(width: 30, height: 20))
        #expect(size(of: bitmap(true), 300, 300) == Size(width: 300, height: 300))
        #expect(size(of: bitmap(true), 300, nil) == Size(width: 300, height: 20))
        #expect(size(of: bitmap(true).aspect(nil, .fit), 60, 60) == Size(width: 60, height: 40))
    }

    @Test("a symbol has its glyph's box at its font's size, and stands on its baseline")
    func symbols() throws {
        let font = FontDescription(size: 20)
        let node = SymbolNode(name: "star", font: font)
        let glyph = SymbolCatalog().glyph(named: "star", weight: .regular, scale: .medium)
        let measured = size(of: .symbol(node), 300, 300)
        #expect(abs(measured.width - glyph.size.width * 20) < 0.34)
        #expect(abs(measured.height - glyph.size.height * 20) < 0.34)
        let row = hstack(.firstTextBaseline, ViewNode.symbol(node).named("s"), text("a", font))
        let placed = place(row, 200, 100)
        let line = try #require(placed.firstText?.lines.first)
        let top = try #require(placed.namedFrames["s"]?[1])
        #expect(abs(top + glyph.baseline * 20 - line.origin.y) < 0.01)
    }

    @Test("a resizable symbol takes what it is offered")
    func resizableSymbols() {
        let node = SymbolNode(name: "star", font: FontDescription(size: 20), isResizable: true)
        #expect(size(of: .symbol(node), 70, 40) == Size(width: 70, height: 40))
    }
}
