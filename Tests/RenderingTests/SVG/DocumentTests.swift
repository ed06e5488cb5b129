internal import Foundation
internal import Rendering
internal import Testing
internal import ViewTree

@Suite("SVG documents")
struct DocumentTests {
    private static let rich = makeColumn(
        makeText("Hello"),
        makeShape(.capsule(style: .continuous), makeGradient(.red, .blue)),
        makeSymbol("checkmark.circle.fill"),
        makeSymbol("checkmark.circle.fill"),
        .meter(MeterNode(form: .arcMarker, value: .fraction(0.4))),
        .clip(ClipNode(shape: .circle, child: makeText("Cut")))
    )

    @Test("a picture without controls is an image named by its title and its words")
    func accessibleName() throws {
        let svg = try #require(ParsedSVG(render(Self.rich, title: "Weather")))
        #expect(svg.root["role"] == "img")
        #expect(svg.root.children.first?.name == "title")
        #expect(svg.root["aria-labelledby"] == "w-t w-d")
        #expect(svg.elements("title").first?.text == "Weather")
        #expect(svg.elements("desc").first?.text == "Hello. 40%. Cut.")
    }

    @Test("a picture with controls is a group, because an image hides its children")
    func interactiveRole() throws {
        let svg = try #require(ParsedSVG(render(makeButton("b1", makeText("Go")))))
        #expect(svg.root["role"] == "group")
    }

    @Test("size and coordinates are the widget's points")
    func size() throws {
        let svg = try #require(
            ParsedSVG(render(makeText("x"), family: "systemMedium", size: Size(width: 305.5, height: 141)))
        )
        #expect(svg.root["width"] == "305.5")
        #expect(svg.root["viewBox"] == "0 0 305.5 141")
    }

    @Test("ids are unique, begin with the prefix, and every reference leads to one")
    func ids() throws {
        let text = render(Self.rich, idPrefix: "home-7")
        let svg = try #require(ParsedSVG(text))
        let ids = svg.root.all.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.hasPrefix("home-7-") })
        let references = text.matches(of: /url\(#([^)]+)\)|href="#([^"]+)"/).map { String($0.1 ?? $0.2 ?? "") }
        #expect(!references.isEmpty)
        #expect(Set(references).subtracting(ids).isEmpty)
    }

    @Test("the same entry gives the same bytes")
    func stability() {
        #expect(render(Self.rich) == render(Self.rich))
    }

    @Test("two prefixes share no id")
    func prefixes() throws {
        let ids = try ["a", "b"].map { prefix in
            Set(try #require(ParsedSVG(render(Self.rich, idPrefix: prefix))).root.all.compactMap { $0["id"] })
        }
        #expect(ids[0].isDisjoint(with: ids[1]))
    }

    @Test("a prefix is cut to what an id may hold", arguments: ["", "7up", "a b\"<", "é"])
    func oddPrefixes(prefix: String) throws {
        let svg = try #require(ParsedSVG(render(Self.rich, idPrefix: prefix)))
        for id in svg.root.all.compactMap({ $0["id"] }) {
            #expect(id.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil)
        }
    }

    @Test("nothing is defined that is not used, and nothing runs, loads or styles")
    func economy() throws {
        let plain = render(makeText("Hello"))
        #expect(plain.matches(of: /<clipPath/).count == 1)
        for word in ["linearGradient", "<mask", "<filter", "<script", "<style", "@import", "<foreignObject", " on"] {
            #expect(!plain.contains(word))
        }
        #expect(render(Self.rich).matches(of: /https?:/).count == 1)
    }

    @Test("a symbol that is drawn twice is defined once")
    func sharedSymbols() throws {
        let svg = try #require(ParsedSVG(render(Self.rich)))
        #expect(svg.elements("use").count == 2)
        #expect(Set(svg.elements("use").compactMap { $0["href"] }).count == 1)
        let single = try #require(ParsedSVG(render(makeSymbol("star.fill"))))
        #expect(single.elements("use").isEmpty)
    }

    @Test("gradients hold stops alone, ascending from 0 to 1")
    func gradientStops() throws {
        let stops = [0.9, -2, .nan, 4].map { Gradient.Stop(color: .system($0 == 4 ? .red : .blue), location: $0) }
        let form = Gradient.Form.linear(from: UnitPoint(x: 0, y: 0), to: UnitPoint(x: 1, y: 1))
        let svg = try #require(
            ParsedSVG(render(makeShape(.circle, .gradient(Gradient(stops: stops, form: form)))))
        )
        let gradient = try #require(svg.elements("linearGradient").first)
        #expect(gradient.children.allSatisfy { $0.name == "stop" && $0.children.isEmpty })
        #expect(gradient.text.isEmpty)
        let offsets = gradient.children.map { Double($0["offset"] ?? "0") ?? .nan }
        #expect(offsets == offsets.sorted())
        #expect(offsets.allSatisfy { (0...1).contains($0) })
    }

    @Test("a medium widget with three tasks stays far below six kilobytes")
    func weight() {
        let rows = ["One", "Two", "Three"].enumerated().map { index, name in
            makeButton(
                "b\(index)",
                .stack(StackNode(axis: .horizontal, children: [makeSymbol("circle"), makeText(name)]))
            )
        }
        let svg = render(
            .stack(StackNode(axis: .vertical, children: [makeText("Tasks")] + rows)),
            family: "systemMedium",
            size: Size(width: 338, height: 158)
        )
        #expect(svg.utf8.count < 3072)
    }

    @Test("one document serves light and dark, and each half has ids of its own")
    func adaptive() throws {
        let tree = EntryTree(content: Self.rich)
        let text = EntryRenderer().renderAdaptive(
            light: tree,
            dark: tree,
            family: "systemSmall",
            size: Size(width: 158, height: 158),
            title: "Both",
            idPrefix: "p"
        )
        let svg = try #require(ParsedSVG(text))
        let ids = svg.root.all.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(svg.elements("style").count == 1)
        #expect(svg.first { $0["id"] == "p-k" }?["display"] == "none")
        #expect(text.contains("#1c1c1e"))
        #expect(svg.texts == ["Hello", "Cut", "Hello", "Cut"])
    }
}
