internal import Testing
internal import ViewTree

@testable internal import Symbols

@Suite("The notation of drawings")
struct GridPathTests {
    @Test("every drawing in the tables can be read and has finite coordinates")
    func tables() throws {
        for family in SymbolFamily.all {
            for (name, parts) in family.glyphs {
                #expect(!parts.isEmpty, "\(name)")
                for part in parts {
                    let path = try GridPath.parse(part.path)
                    #expect(!path.elements.isEmpty, "\(name)")
                    #expect(path.elements.first?.isMove == true, "\(name)")
                    let box = try #require(path.bounds)
                    #expect(box.minX > -6 && box.maxX < 30 && box.minY > -6 && box.maxY < 30, "\(name): \(box)")
                }
            }
        }
        for shape in Enclosure.allCases { #expect(try GridPath.parse(shape.contour).bounds != nil) }
        for name in CharacterGlyphs.names {
            let parts = try #require(CharacterGlyphs.parts(for: name[...]))
            for part in parts { #expect(try GridPath.parse(part.path).bounds != nil, "\(name)") }
        }
    }

    @Test("no two drawings share a name, and an alias hides none")
    func unique() {
        let names = SymbolFamily.all.flatMap { $0.glyphs.map(\.key) }
        #expect(names.count == Set(names).count)
        for (alias, target) in SymbolAliases.targets {
            #expect(SymbolFamily.glyphsByName[alias] == nil, "\(alias)")
            #expect(SymbolName(target) != nil, "\(alias) → \(target)")
        }
    }

    @Test("relative letters, repeated pairs and missing blanks mean what they mean in SVG")
    func letters() throws {
        let path = try GridPath.parse("M1 2 l3 4 5-6 H10v1.5Z")
        #expect(
            path.elements == [
                .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 6)), .line(Point(x: 9, y: 0)), .line(Point(x: 10, y: 0)),
                .line(Point(x: 10, y: 1.5)), .close,
            ]
        )
    }

    @Test("a circle is four curves of the right extent")
    func circle() throws {
        let path = try GridPath.parse("O 12 12 10")
        let box = try #require(path.bounds)
        #expect(path.elements.count == 6)
        for (found, wanted) in [(box.minX, 2.0), (box.maxX, 22), (box.minY, 2), (box.maxY, 22)] {
            #expect(abs(found - wanted) < 0.01)
        }
    }

    @Test("an arc runs clockwise from three o'clock")
    func arc() throws {
        let path = try GridPath.parse("A 0 0 1 0 90")
        guard case .cubic(let end, _, _) = try #require(path.elements.last) else {
            Issue.record("not a curve")
            return
        }
        #expect(abs(end.x) < 1e-9 && abs(end.y - 1) < 1e-9)
    }

    @Test("a radius cuts the corners of a closed polygon, the first one too")
    func corners() throws {
        let path = try GridPath.parse("K 1 M 0 0 L 10 0 V 10 H 0 Z")
        let curves = path.elements.filter { if case .quad = $0 { true } else { false } }
        #expect(curves.count == 4)
        #expect(path.elements.first == .move(Point(x: 1, y: 0)))
    }

    @Test("a turn and a mirror move what stands before them")
    func transforms() throws {
        let turned = try GridPath.parse("M 12 2 V 12 T 90")
        #expect(abs((turned.elements.first?.end?.x ?? 0) - 22) < 1e-9)
        let mirrored = try GridPath.parse("M 2 5 H 6 X")
        #expect(mirrored.elements == [.move(Point(x: 22, y: 5)), .line(Point(x: 18, y: 5))])
    }

    @Test(
        "what is not in the notation is refused with the place",
        arguments: ["W 1 2", "M 1", "L 1 2 3", "M 1 2 ?", "O 1 2", "Z 4", "5 5"]
    )
    func refused(text: String) {
        #expect(throws: GridPathError.self) { try GridPath.parse(text) }
    }
}
