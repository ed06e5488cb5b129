internal import Rendering
internal import Testing
internal import ViewTree

@Suite("Effects and grounds")
struct EffectTests {
    @Test("a plain colour cut to a shape is that shape, without a clip")
    func clippedColor() {
        let shape = ShapeKind.roundedRectangle(cornerSize: Size(width: 12, height: 12), style: .continuous)
        let printed = dump(.clip(ClipNode(shape: shape, child: makeShape(.rectangle, .color(.system(.red))))))
        #expect(printed.contains("rect (0, 0) 100x100 radius 12 fill #ff383c"))
        #expect(!printed.contains("clip"))
    }

    @Test("opacity goes to a single drawing and to a group of several")
    func opacity() {
        let one = dump(.opacity(OpacityNode(opacity: 0.5, child: makeText("a"))))
        #expect(one.contains(/text "a" .* #000@.5\n/))
        let two = dump(.opacity(OpacityNode(opacity: 0.5, child: makeColumn(makeText("a"), makeText("b")))))
        #expect(two.contains("group opacity .5\n"))
        #expect(!dump(.opacity(OpacityNode(opacity: 0, child: makeText("a")))).contains("text"))
    }

    @Test("a mask shows the child through the mask's opacity, whatever its colours")
    func mask() throws {
        let node = ViewNode.mask(MaskNode(child: makeShape(.rectangle, .color(.system(.red))), mask: makeText("Hole")))
        let svg = try #require(ParsedSVG(render(node)))
        let text = try #require(svg.elements("mask").first?.all.first { $0.name == "text" })
        #expect(text["fill"] == "#fff")
    }

    @Test("a turn is a matrix about the anchor")
    func transform() throws {
        let node = ViewNode.transform(
            TransformNode(degrees: 90, child: makeFrame(20, 10, makeShape(.rectangle, .black)))
        )
        let svg = try #require(ParsedSVG(render(node)))
        #expect(svg.first { $0["transform"] != nil }?["transform"] == "matrix(0 1 -1 0 158 0)")
    }

    @Test("a view with a higher index is drawn later, equal ones in the author's order")
    func zIndex() {
        let printed = dump(
            makePile(
                .zIndex(ZIndexNode(index: 1, child: makeText("front"))),
                makeText("first"),
                makeText("second")
            )
        )
        let order = printed.matches(of: /text "(\w+)"/).map { String($0.1) }
        #expect(order == ["first", "second", "front"])
    }

    @Test("a background is drawn before what it lies behind")
    func layers() {
        let layered = LayeredNode(placement: .background, child: makeText("x"), layer: makeShape(.circle, .white))
        #expect(dump(.layered(layered)).contains(/ellipse [^\n]*\n *text "x"/))
    }

    @Test(
        "the system's ground is white or dark, and an opaque background takes its place",
        arguments: [(Appearance.Scheme.light, "#fff"), (.dark, "#1c1c1e")]
    )
    func ground(scheme: Appearance.Scheme, color: String) {
        let appearance = Appearance(scheme: scheme)
        let list = { (background: ViewNode?) in
            EntryRenderer(appearance: appearance).displayList(
                EntryTree(content: .empty, background: background),
                family: "systemSmall",
                size: Size(width: 100, height: 100)
            )
        }
        #expect(list(nil).dump().contains("ground\n    rect (0, 0) 100x100 fill \(color)\n"))
        #expect(list(makeShape(.rectangle, .opacity(.white, 0.5))).ground.count == 2)
        #expect(list(makeShape(.rectangle, .color(.system(.blue)))).ground.count == 1)
    }

    @Test(
        "each family has its edge",
        arguments: [("systemSmall", "22"), ("accessoryCircular", "36"), ("accessoryRectangular", "12")]
    )
    func edges(family: String, radius: String) throws {
        let svg = try #require(ParsedSVG(render(makeText("x"), family: family, size: Size(width: 72, height: 72))))
        #expect(svg.elements("clipPath").first?.children.first?["rx"] == radius)
    }

    @Test("a gradient that turns becomes wedges cut to the shape")
    func angular() throws {
        let stops = [SystemColor.red, .green].enumerated().map {
            Gradient.Stop(color: .system($1), location: Double($0))
        }
        let form = Gradient.Form.angular(center: .center, startDegrees: 0, endDegrees: 360)
        let svg = try #require(
            ParsedSVG(render(makeShape(.circle, .gradient(Gradient(stops: stops, form: form)))))
        )
        let wedges = svg.elements("path")
        // Enough that neighbours look alike, and no more than a picture can carry.
        #expect((12...96).contains(wedges.count))
        #expect(svg.elements("clipPath").contains { $0.children.first?.name == "circle" })
        #expect(Set(wedges.compactMap { $0["fill"] }).count > 20)
    }

    @Test("a picture that is none is a grey box", arguments: [("text/html", "AAAA"), ("image/png", "\"><script>")])
    func brokenBitmap(mediaType: String, data: String) throws {
        let bitmap = BitmapNode(data: data, mediaType: mediaType, size: Size(width: 20, height: 20))
        let svg = try #require(ParsedSVG(render(.bitmap(bitmap))))
        #expect(svg.elements("image").isEmpty)
        #expect(svg.first { $0["fill"] == "#787880" }?["width"] == "20")
    }

    @Test("a bitmap is a data URI stretched over its frame")
    func bitmap() throws {
        let bitmap = BitmapNode(data: "AAAA", mediaType: "image/png", size: Size(width: 20, height: 10))
        let image = try #require(ParsedSVG(render(.bitmap(bitmap)))?.elements("image").first)
        #expect(image["href"] == "data:image/png;base64,AAAA")
        #expect(image["width"] == "20")
        #expect(image["preserveAspectRatio"] == "none")
    }
}
