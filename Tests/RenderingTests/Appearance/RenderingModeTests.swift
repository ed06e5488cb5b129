internal import Rendering
internal import Testing
internal import ViewTree

@Suite("Rendering modes")
struct RenderingModeTests {
    private let accented = Appearance(mode: .accented, tint: RGBA(hex: "FF9500"))
    private let vibrant = Appearance(mode: .vibrant)

    @Test("accented templates drop colours: white, and the tint in the accent group")
    func groups() throws {
        let content = makeColumn(
            makeText("default", paint: .color(.system(.red))),
            .accentGroup(AccentGroupNode(child: makeText("accent", paint: .color(.system(.blue)))))
        )
        let printed = dump(content, appearance: accented)
        #expect(printed.contains(/text "default" .* #fff\n/))
        #expect(printed.contains(/text "accent" .* #ff9500\n/))
    }

    @Test("a template keeps its opacity")
    func opacity() {
        let printed = dump(makeText("dim", paint: .opacity(.color(.system(.red)), 0.5)), appearance: accented)
        #expect(printed.contains(/text "dim" .* #fff@.5\n/))
    }

    @Test(
        "the accented and vibrant modes drop the container background",
        arguments: [Appearance.Mode.accented, .vibrant]
    )
    func background(mode: Appearance.Mode) {
        let background = makeShape(.rectangle, makeGradient(.blue, .purple))
        #expect(render(makeText("x"), background: background).contains("linearGradient"))
        #expect(!render(makeText("x"), background: background, appearance: Appearance(mode: mode)).contains("Gradient"))
    }

    @Test("a background that may not be removed stays")
    func fixedBackground() {
        let svg = render(
            makeText("x"),
            background: makeShape(.circle, .white),
            isBackgroundRemovable: false,
            appearance: accented
        )
        #expect(svg.contains("<circle"))
    }

    @Test("text stays visible on an opaque card", arguments: [Appearance.Mode.accented, .vibrant])
    func textOnCard(mode: Appearance.Mode) throws {
        let card = ViewNode.layered(
            LayeredNode(
                placement: .background,
                child: makeText("Read me", paint: .black),
                layer: makeShape(.rectangle, .white)
            )
        )
        let svg = try #require(ParsedSVG(render(card, appearance: Appearance(mode: mode))))
        let drawing = svg.root.all
        let text = try #require(drawing.last { $0.name == "text" })
        let ground = try #require(drawing.last { $0.name == "rect" && $0["width"] != "158" })
        let opacity = try #require(Double(ground["fill-opacity"] ?? "1"))
        #expect(opacity <= 0.25)
        #expect(text["fill-opacity"] == nil)
        // Black text is lifted to a grey that stands out from the dark ground.
        if mode == .vibrant { #expect(text["fill"] == "#737373") } else { #expect(text["fill"] == nil) }
    }

    @Test("a shape with nothing in front stays a solid template")
    func plainShape() {
        #expect(
            dump(makeShape(.circle, .color(.system(.red))), appearance: accented).contains(/ellipse .* fill #fff\n/)
        )
    }

    @Test("vibrant is monochrome and keeps the order of brightness")
    func monochrome() {
        let printed = dump(
            makeColumn(makeText("a", paint: .color(.system(.blue))), makeText("b", paint: .color(.system(.yellow)))),
            appearance: vibrant
        )
        #expect(printed.contains(/text "a" .* #b6b6b6\n/))
        #expect(printed.contains(/text "b" .* #e5e5e5\n/))
    }

    @Test("without a background the picture is transparent and keeps its scheme")
    func transparent() throws {
        let svg = try #require(
            ParsedSVG(
                render(
                    makeText("x"),
                    background: makeShape(.rectangle, .color(.system(.red))),
                    appearance: Appearance(showsBackground: false)
                )
            )
        )
        #expect(svg.elements("rect").count == 1)
        #expect(svg.elements("clipPath").first?.children.first?.name == "rect")
        #expect(svg.root["fill"] == "#000")
    }

    @Test("templates throw no shadow")
    func shadows() {
        let content = ViewNode.shadow(ShadowNode(paint: .black, radius: 4, x: 0, y: 2, child: makeText("x")))
        #expect(render(content).contains("<filter"))
        #expect(!render(content, appearance: accented).contains("<filter"))
    }

    @Test("a bitmap becomes a template of its opacity or of its brightness, without filters")
    func bitmaps() throws {
        func picture(_ mode: String?) -> ViewNode {
            .bitmap(
                BitmapNode(
                    data: "AAAA",
                    mediaType: "image/png",
                    size: Size(width: 20, height: 20),
                    accentedMode: mode
                )
            )
        }
        func mask(_ mode: String?, _ appearance: Appearance) throws -> ParsedSVG.Element? {
            try #require(ParsedSVG(render(picture(mode), appearance: appearance))).elements("mask").first
        }
        #expect(try mask(nil, Appearance()) == nil)
        #expect(try mask("fullColor", accented) == nil)
        #expect(try mask(nil, accented)?["mask-type"] == "alpha")
        let desaturated = try #require(try mask("desaturated", accented))
        #expect(desaturated["mask-type"] == nil)
        let tinted = try #require(ParsedSVG(render(picture("accentedDesaturated"), appearance: accented)))
        #expect(tinted.first { $0.name == "rect" && $0["mask"] != nil }?["fill"] == "#ff9500")
    }
}
