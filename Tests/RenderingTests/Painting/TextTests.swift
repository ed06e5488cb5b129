internal import Testing
internal import ViewTree

@Suite("Text")
struct TextTests {
    @Test("text is held to the width it was measured with")
    func textLength() throws {
        let svg = try #require(ParsedSVG(render(makeText("Hello"))))
        let text = try #require(svg.elements("text").first)
        let width = try #require(Double(text["textLength"] ?? ""))
        let x = try #require(Double(text["x"] ?? ""))
        #expect(text["lengthAdjust"] == "spacingAndGlyphs")
        // The layout rounds the frame, not the text, up to a pixel.
        #expect(width > 0)
        #expect(text["text-anchor"] == "middle" && abs(x - 79) < 0.34)
    }

    @Test("a single character is held to its width too")
    func singleCharacter() throws {
        let svg = try #require(ParsedSVG(render(makeText("7"))))
        #expect(svg.elements("text").first?["textLength"] != nil)
    }

    @Test("a struck-out text says line-through")
    func strikethrough() throws {
        let svg = try #require(ParsedSVG(render(makeText("Done", strikethrough: TextDecoration()))))
        #expect(svg.elements("text").first?["text-decoration"] == "line-through")
        #expect(svg.elements("text").first?["style"] == nil)
    }

    @Test("a decoration may have its own colour and pattern")
    func decoration() throws {
        let line = TextDecoration(paint: .color(.system(.red)), pattern: .dot)
        let svg = try #require(ParsedSVG(render(makeText("Done", strikethrough: line))))
        let text = try #require(svg.elements("text").first)
        #expect(text["style"] == "text-decoration-style:dotted")
        // The line takes the fill of the element that asks for it, the characters that of their own.
        #expect(text["fill"] == "#ff383c")
        #expect(text.children.map(\.name) == ["tspan"])
        #expect(text.children.first?["fill"] == "#000")
        #expect(text.children.first?["style"] == "text-decoration-line:none")
        #expect(text.children.first?.text == "Done")
    }

    @Test("right-to-left text is written in logical order and begins at its right end")
    func rightToLeft() throws {
        let svg = try #require(ParsedSVG(render(makeColumn(makeText("مرحبا بالعالم"), makeText("abc שלום")))))
        let texts = svg.elements("text")
        #expect(texts.map(\.text) == ["مرحبا بالعالم", "abc שלום"])
        #expect(texts[0]["direction"] == "rtl")
        #expect(texts[1]["direction"] == nil)
        // In the middle of a column, from where it grows to both sides in viewers that draw it wider.
        #expect(texts.allSatisfy { $0["text-anchor"] == "middle" && abs((Double($0["x"] ?? "") ?? 0) - 79) < 0.34 })
    }

    @Test("emoji sequences and combining scripts stay whole", arguments: ["👩‍👩‍👧‍👦x", "🇩🇪y", "⚡️Hello⚡", "அடிமை"])
    func clusters(string: String) throws {
        let svg = try #require(ParsedSVG(render(makeText(string))))
        #expect(svg.texts == [string])
    }

    @Test("redacted text is bars, and no word of it is anywhere in the picture")
    func redacted() throws {
        let blocks = String(repeating: TextNode.redactionBlock, count: 8)
        let svg = render(makeText(blocks, isRedacted: true))
        let parsed = try #require(ParsedSVG(svg))
        #expect(!svg.contains(TextNode.redactionBlock))
        #expect(parsed.texts.isEmpty)
        #expect(parsed.elements("desc").isEmpty)
        let bar = try #require(parsed.first { $0["fill-opacity"] == ".16" })
        #expect(bar.name == "rect")
        #expect(bar["rx"] == "4")
    }

    @Test("weights, designs and digits are attributes")
    func fonts() throws {
        var font = FontDescription(size: 20, weight: .semibold, design: .rounded)
        font.hasMonospacedDigits = true
        font.isItalic = true
        let node = ViewNode.text(TextNode(runs: [TextRun(content: .string("12:30"), font: font, tracking: 1.5)]))
        let text = try #require(ParsedSVG(render(node))?.elements("text").first)
        #expect(text["font-size"] == "20")
        #expect(text["font-weight"] == "600")
        #expect(text["font-style"] == "italic")
        #expect(text["font-variant"] == "tabular-nums")
        #expect(text["letter-spacing"] == "1.5")
        #expect(text["font-family"]?.hasPrefix("ui-rounded,") == true)
    }
}
