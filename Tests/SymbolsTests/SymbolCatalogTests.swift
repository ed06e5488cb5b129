internal import Symbols
internal import Testing
internal import ViewTree

/// What layout and rendering rely on.
@Suite("A catalogue of symbols")
struct SymbolCatalogTests {
    private let catalog = SymbolCatalog()

    @Test("every name resolves to ink that lies inside its box")
    func everyNameIsDrawn() {
        for name in catalog.names {
            let glyph = catalog.glyph(named: name, weight: .regular, scale: .medium)
            #expect(!glyph.isFallback && glyph.nearest == nil, "\(name)")
            #expect(glyph.layers.contains { !$0.isKnockout && !$0.path.elements.isEmpty }, "\(name)")
            #expect(glyph.size.width > 0.05 && glyph.size.width < 2, "\(name) is \(glyph.size.width) em wide")
            #expect(glyph.size.height > 0.05 && glyph.size.height < 1.7, "\(name) is \(glyph.size.height) em tall")
            for layer in glyph.layers where !layer.isKnockout {
                let margin = 0.002 - layer.halfWidth
                for point in layer.path.endPoints {
                    let inside =
                        point.x >= -margin && point.x <= glyph.size.width + margin
                        && point.y >= -margin && point.y <= glyph.size.height + margin
                    #expect(inside, "\(name) draws at \(point) outside \(glyph.size)")
                }
            }
        }
    }

    @Test("there are more than a thousand names, sorted and each once")
    func names() {
        let names = catalog.names
        #expect(names.count > 1000)
        #expect(names == Array(Set(names)).sorted())
    }

    @Test(
        "the names that widgets use most are drawn",
        arguments: [
            "star", "star.fill", "checkmark.circle.fill", "bolt.slash", "figure.walk", "book.closed.fill",
            "sun.max.fill",
            "heart.fill", "gauge", "cpu", "memorychip", "internaldrive", "timer", "checklist", "target", "flame.fill",
            "person.2.fill", "questionmark.circle", "arrow.circlepath", "hourglass", "pause", "play", "plus",
            "location", "largecircle.fill.circle", "photo", "battery.0", "chevron.up.chevron.down", "circle.fill",
            "exclamationmark.circle", "exclamationmark.triangle", "globe", "sunrise.fill", "sunset.fill", "moon.stars",
            "applescript.fill", "lightbulb.fill", "fan", "flowchart", "rectangle.and.paperclip", "arrow.clockwise",
            "arrow.clockwise.circle", "arrowshape.left.fill", "arrowshape.right.fill", "blinds.vertical.open",
            "calendar", "circle.circle", "cloud.fill", "fan.fill", "lightswitch.on.fill", "plus.circle.fill", "video",
            "dollarsign.circle.fill", "wifi.slash", "bell.badge.fill", "bell.slash.fill",
            "person.crop.circle.badge.plus",
            "42.circle.fill", "a.square", "bell.slash.circle.fill", "goforward.15", "speaker.wave.3.fill",
        ]
    )
    func common(name: String) {
        #expect(!catalog.glyph(named: name, weight: .regular, scale: .medium).isFallback)
        #expect(catalog.names.contains(name))
    }

    @Test("a symbol's middle lies half a capital's height above the baseline", arguments: ["circle", "plus", "heart"])
    func alignment(name: String) throws {
        for scale in [SymbolNode.Scale.small, .medium, .large] {
            let glyph = catalog.glyph(named: "circle", weight: .bold, scale: scale)
            #expect(abs(glyph.baseline - 0.3523 - glyph.size.height / 2) < 0.001)
        }
        let glyph = catalog.glyph(named: name, weight: .regular, scale: .medium)
        #expect(abs(glyph.baseline - 0.3523 - glyph.size.height / 2) < 0.06)
    }

    @Test("a circle is 1.17 em wide at regular weight, 0.79 and 1.27 times that at the other scales")
    func sizes() {
        let height = { (scale: SymbolNode.Scale) in
            catalog.glyph(named: "circle", weight: .regular, scale: scale).size.height
        }
        #expect(abs(height(.medium) - 1.17) < 0.01)
        #expect(abs(height(.small) / height(.medium) - 0.79) < 0.02)
        #expect(abs(height(.large) / height(.medium) - 1.27) < 0.02)
    }

    @Test("strokes grow with the weight and so does the outline of a filled symbol")
    func weights() throws {
        var last = (stroke: 0.0, fill: 0.0)
        for weight in FontWeight.allCases {
            let line = try #require(catalog.glyph(named: "plus", weight: weight, scale: .medium).layers.first)
            let filled = catalog.glyph(named: "circle.fill", weight: weight, scale: .medium)
            #expect(line.halfWidth * 2 > last.stroke)
            #expect(filled.size.height > last.fill)
            #expect(filled.size == catalog.glyph(named: "circle", weight: weight, scale: .medium).size)
            last = (line.halfWidth * 2, filled.size.height)
        }
    }

    @Test("an unknown name gives a marked glyph and names the nearest known one")
    func fallback() {
        let misses = [
            ("start.fill", "star.fill"), ("hart", "heart"), ("cloud.rian", "cloud.rain"),
            ("bell.badge.pluss", "bell.badge.plus"),
            ("checkmark.cirle.fill", "checkmark.circle.fill"), ("Gear", "gear"),
        ]
        for (wrong, right) in misses {
            let glyph = catalog.glyph(named: wrong, weight: .regular, scale: .medium)
            #expect(glyph.isFallback)
            #expect(glyph.nearest == right, "\(wrong)")
            #expect(!glyph.layers.isEmpty)
        }
        for odd in [
            "", ".", "....", ".fill", "fill", "slash", "\u{1F600}.circle", String(repeating: "a.", count: 10_000),
        ] {
            #expect(catalog.glyph(named: odd, weight: .regular, scale: .medium).isFallback, "\(odd.prefix(20))")
        }
    }
}

extension SymbolLayer {
    /// Half the width of the layer's line in em; 0 for an area.
    var halfWidth: Double {
        if case .stroke(let stroke) = style { stroke.width / 2 } else { 0 }
    }
}

extension Path {
    /// The points that the outline passes through.
    var endPoints: [Point] {
        elements.compactMap { element in
            switch element {
            case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
            case .close: nil
            }
        }
    }
}
