internal import Testing
internal import ViewTree

@Suite("Author strings in SVG")
struct EscapingTests {
    /// Every control of C0 and C1 and what XML 1.0 cannot hold.
    static let hostile: [Unicode.Scalar] =
        [0x00...0x1F, 0x7F...0x9F, 0xFFFE...0xFFFF, 0xFDD0...0xFDD0, 0x1FFFE...0x1FFFE].flatMap { range in
            range.compactMap { Unicode.Scalar(UInt32($0)) }
        }

    @Test("every control and non-character leaves a well-formed document", arguments: hostile)
    func controls(scalar: Unicode.Scalar) throws {
        let string = "a\(Character(scalar))b"
        let named = ViewNode.accessibility(AccessibilityNode(label: string, child: makeText(string)))
        let svg = try #require(ParsedSVG(render(makeColumn(makeText(string), named), title: string)))
        // Some controls break lines; what is around them is drawn all the same.
        let drawn = svg.texts.joined()
        #expect(drawn.filter { $0 == "a" }.count == 2)
        #expect(drawn.filter { $0 == "b" }.count == 2)
    }

    @Test(
        "markup characters read back as the author wrote them, wherever they are written",
        arguments: ["Data & <Science> \"x\" 'y'", "]]>", "<![CDATA[x]]>", "</text><script>alert(1)</script>", "&amp;"]
    )
    func markup(string: String) throws {
        let button = makeButton("b1", makeFrame(600, 20, makeText(string)))
        let svg = try #require(
            ParsedSVG(render(button, size: Size(width: 700, height: 100), title: string, idPrefix: string))
        )
        #expect(svg.texts == [string])
        #expect(svg.elements("title").map(\.text) == [string])
        #expect(svg.elements("desc").first?.text.hasPrefix(string) == true)
        #expect(svg.first { $0["role"] == "button" }?["aria-label"] == string)
        #expect(svg.elements("script").isEmpty)
    }

    @Test("U+FFFE and U+FFFF become the replacement character, controls vanish")
    func replacements() throws {
        let svg = try #require(ParsedSVG(render(makeText("a\u{FFFE}b\u{7}c\u{90}d"))))
        #expect(svg.texts == ["a\u{FFFD}bcd"])
    }

    @Test("a family name cannot leave its quotes")
    func fontFamily() throws {
        var font = FontDescription(size: 17)
        font.family = "Evil'; } </style> \"x\\"
        let node = ViewNode.text(TextNode(runs: [TextRun(content: .string("Hello"), font: font)]))
        let svg = try #require(ParsedSVG(render(node)))
        let family = try #require(svg.elements("text").first?["font-family"])
        #expect(family.hasPrefix("'Evil  style x',"))
    }

    @Test("blanks that XML would fold are kept")
    func blanks() throws {
        let svg = try #require(ParsedSVG(render(makeText("a  b"))))
        #expect(svg.elements("text").first?["xml:space"] == "preserve")
        #expect(svg.texts == ["a  b"])
        let plain = try #require(ParsedSVG(render(makeText("a b"))))
        #expect(plain.elements("text").first?["xml:space"] == nil)
    }
}
