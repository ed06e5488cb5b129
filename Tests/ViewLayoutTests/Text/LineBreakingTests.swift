import Testing
import ViewLayout
import ViewTree

@Suite("Line breaking")
struct LineBreakingTests {
    private func lines(_ node: ViewNode, _ width: Double, _ height: Double = 1000) -> [String] {
        place(node, width, height).firstText?.string.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init) ?? []
    }

    private func width(_ string: String) -> Double { size(of: text(string), nil, nil).width }

    @Test("lines break at spaces, which do not show at their ends")
    func words() {
        #expect(lines(text("alpha beta gamma"), width("alpha beta")) == ["alpha beta", "gamma"])
        #expect(lines(text("alpha beta gamma"), width("gamma")) == ["alpha", "beta", "gamma"])
        #expect(lines(text("alpha   beta"), width("alpha ")) == ["alpha", "beta"])
    }

    @Test("lines break after hyphens before letters, never at spaces that are glue")
    func hyphensAndGlue() {
        #expect(lines(text("well-known fact"), width("well-kn")) == ["well-", "known", "fact"])
        #expect(lines(text("a 9:41\u{202F}AM"), width("a 9:41")) == ["a", "9:41\u{202F}", "AM"])
        #expect(lines(text("minus -40"), width("minus -")) == ["minus", "-40"])
    }

    @Test("ideographs break anywhere but before a closing mark")
    func ideographs() {
        #expect(lines(text("日本語です。"), 51) == ["日本語", "です。"])
        #expect(lines(text("日本語。"), 51) == ["日本", "語。"])
    }

    @Test(
        "the first line is what UAX #14 lets end in the room that a string takes",
        arguments: [
            ("and/or", "and/o", "and/"),
            ("x a/1", "x a/", "x"),
            ("up -b", "up -", "up"),
            ("is 1,234.50", "is 1,234.", "is"),
            ("at 50%", "at 50", "at"),
            ("is $5", "is $", "is"),
            ("a (b)", "a (b", "a"),
            ("a f(b)", "a f(", "a"),
            ("a b\u{A0}c", "a b ", "a"),
            ("is non\u{2011}stop", "is non-st", "is"),
            ("ab\u{200B}cd", "abc", "ab"),
            ("a Oui !", "a Oui ", "a"),
            ("a don’t", "a don’", "a"),
            ("so wait…", "so wait", "so"),
            ("日本「語」", "日本「", "日本"),
            ("日本ャア", "日本", "日"),
            ("글 한국어", "글 한국", "글"),
            ("on 2024-01-05", "on 2024-01", "on"),
            ("a “b”", "a “b", "a"),
            ("a—b", "a—", "a—"),
            ("です。abc", "です。a", "です。"),
            ("ก เมือง", "ก เม", "ก"),
            ("5 °C 7", "5 °", "5"),
        ]
    )
    func opportunities(_ string: String, _ room: String, _ first: String) {
        #expect(lines(text(string), width(room) + 0.01).first?.replacing("\u{200B}", with: "") == first)
    }

    @Test("a soft hyphen shows where a line ends with it and nowhere else")
    func softHyphen() {
        #expect(lines(text("Donau\u{AD}dampf"), width("Donau-")) == ["Donau-", "dampf"])
        #expect(lines(text("Donau\u{AD}dampf"), 500) == ["Donaudampf"])
        #expect(size(of: text("Donau\u{AD}dampf"), nil, nil).width == width("Donaudampf"))
    }

    @Test("tabs reach to stops 28 points apart")
    func tabs() throws {
        let line = try #require(place(text("a\tb\tc"), 500, 100).firstText?.lines.first)
        #expect(line.fragments.filter { $0.text != "\t" }.map(\.text) == ["a", "b", "c"])
        #expect(line.fragments.filter { $0.text != "\t" }.map(\.x) == [0, 28, 56])
    }

    @Test("lines are as far apart as the line height says, the rest halved above and below")
    func lineHeights() throws {
        let run = TextRun(content: .string("a\nb"), font: FontDescription(size: 20, leading: 5))
        let node = ViewNode.text(TextNode(runs: [run], lineHeight: LineHeight(factor: 1.5, increase: 2)))
        let placed = place(node, 100, 200)
        let lines = try #require(placed.firstText?.lines)
        #expect(abs(lines[1].origin.y - lines[0].origin.y - 32) < 0.34)
        #expect(abs(placed.frame.height - 64) < 0.34)
    }

    @Test("a word wider than the line breaks between characters, never inside one")
    func longWords() {
        let broken = lines(text("aaaaaaaaaa"), width("aaa"))
        #expect(broken.count == 4 && broken.joined() == "aaaaaaaaaa")
        #expect(lines(text("👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), 22) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
        #expect(lines(text("👨‍👩‍👧‍👦"), 0) == ["👨‍👩‍👧‍👦"])
    }

    @Test("line ends of the author are kept, empty lines too")
    func explicit() {
        #expect(lines(text("a\n\nb"), 500) == ["a", "", "b"])
        #expect(lines(text("a\r\nb\u{2028}c"), 500) == ["a", "b", "c"])
        #expect(abs(size(of: text("a\n\nb"), nil, nil).height - 61) < 0.01)
    }

    @Test("text that does not fit its lines is cut with an ellipsis where the mode says")
    func truncation() {
        let limit = LineLimit(upper: 1)
        let room = width("The quick brow")
        let tail = lines(text("The quick brown fox", limit: limit), room)
        #expect(tail == ["The quick br…"] && width("The quick br…") <= room && width("The quick bro…") > room)
        let head = lines(text("The quick brown fox", limit: limit, truncation: .head), room)
        #expect(head.first?.hasPrefix("…") == true && head.first?.hasSuffix("fox") == true)
        let middle = lines(text("The quick brown fox", limit: limit, truncation: .middle), room)
        #expect(middle.first?.hasPrefix("The") == true && middle.first?.hasSuffix("fox") == true)
        #expect(middle.first?.contains("…") == true)
        let placed = place(text("The quick brown fox", limit: limit), room, 100)
        #expect(placed.frame.width <= room + 0.01)
        #expect(placed.firstText?.lines.first?.isTruncated == true)
    }

    @Test("the last line that is allowed takes the cut")
    func lineLimit() {
        let broken = lines(text("one two three four five", limit: LineLimit(upper: 2)), width("one two"))
        #expect(broken.count == 2 && broken[0] == "one two" && broken[1].hasSuffix("…"))
    }

    @Test("a height that holds fewer lines cuts text, but one line always shows")
    func heightLimit() {
        let node = text("one two three four")
        #expect(lines(node, width("one"), 42).count == 2)
        #expect(lines(node, width("one"), 3).count == 1)
        #expect(lines(node, width("one"), 3).first?.hasSuffix("…") == true)
    }

    @Test("a lower line limit reserves the height of lines that stay empty")
    func reserved() {
        let one = size(of: text("a"), 200, nil).height
        let two = size(of: text("a\nb"), 200, nil).height
        let reserved = size(of: text("a", limit: LineLimit(lower: 2, upper: 4)), 200, nil).height
        #expect(reserved == two && two > one)
    }

    @Test("text shrinks in quarters of a point, no further than its least factor, before it is cut")
    func scaling() throws {
        let limit = LineLimit(upper: 1)
        let string = "Headline of a story"
        let full = width(string)
        let placed = place(text(string, limit: limit, scale: 0.5), full * 0.8, 100)
        let shrunk = try #require(placed.firstText)
        let points = try #require(shrunk.lines.first?.fragments.first?.run.font.size)
        #expect(shrunk.string == string)
        #expect(points < 17 && points >= 8.5 && (points * 4).rounded() == points * 4)
        #expect(abs(shrunk.scale - points / 17) < 1e-9)
        let larger = size(of: text(string, FontDescription(size: points + 0.25)), nil, nil).width
        #expect(larger > full * 0.8)
        let cut = try #require(place(text(string, limit: limit, scale: 0.9), full * 0.5, 100).firstText)
        #expect(cut.string.hasSuffix("…") && cut.scale >= 0.9)
        #expect(place(text(string, limit: limit, scale: 0.5), full + 1, 100).firstText?.scale == 1)
    }

    @Test("tightening moves characters together where that saves them all")
    func tightening() {
        let string = "A title that fits nearly"
        func node(_ tightens: Bool) -> ViewNode {
            let run = TextRun(content: .string(string), font: FontDescription(size: 17))
            return .text(TextNode(runs: [run], lineLimit: LineLimit(upper: 1), allowsTightening: tightens))
        }
        let room = width(string) - 2
        #expect(lines(node(true), room) == [string])
        #expect(lines(node(false), room) != [string])
    }

    @Test("lines of a paragraph share the side of its alignment")
    func alignment() throws {
        let string = "long line\nshort"
        for (alignment, share) in [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let placed = place(text(string, alignment: alignment), 500, 500)
            let line = try #require(placed.firstText?.lines.last)
            let expected = placed.frame.minX + share * (placed.frame.width - line.width)
            #expect(abs(line.origin.x - expected) < 0.01)
        }
        let mirrored = place(text(string, alignment: .leading), 500, 500, rightToLeft: true)
        let line = try #require(mirrored.firstText?.lines.last)
        #expect(abs(line.origin.x + line.width - mirrored.frame.maxX) < 0.01)
    }

    @Test("lines are the font's height, its leading and the author's spacing apart")
    func distances() throws {
        let run = TextRun(content: .string("a\nb"), font: FontDescription(size: 17, leading: 1.7129))
        let placed = place(.text(TextNode(runs: [run], lineSpacing: 4)), 100, 100)
        let lines = try #require(placed.firstText?.lines)
        #expect(abs(lines[1].origin.y - lines[0].origin.y - (22 + 4)) < 0.34)
        #expect(abs(placed.frame.height - 46.333) < 0.01)
    }

    @Test("runs of several fonts share a baseline and the tallest makes the line")
    func mixedRuns() throws {
        let runs = [
            TextRun(content: .string("72"), font: FontDescription(size: 40)),
            TextRun(content: .string(" °F"), font: FontDescription(size: 12)),
        ]
        let placed = place(.text(TextNode(runs: runs)), 500, 100)
        let line = try #require(placed.firstText?.lines.first)
        #expect(line.fragments.map(\.text) == ["72", " °F"])
        #expect(abs(line.fragments[1].x - line.fragments[0].width) < 1e-9)
        #expect(abs(line.ascent - 40 * 0.9521484375) < 1e-9)
        #expect(placed.frame.height == size(of: text("72", FontDescription(size: 40)), nil, nil).height)
    }

    @Test("a raised run makes the line taller")
    func baselineOffset() throws {
        let run = TextRun(content: .string("x"), font: FontDescription(size: 17), baselineOffset: 10)
        #expect(abs(size(of: .text(TextNode(runs: [run])), nil, nil).height - 30.333) < 0.01)
    }

    @Test("an inline symbol takes its place on the line and stays in one piece")
    func inlineSymbols() throws {
        let font = FontDescription(size: 17)
        let symbol = SymbolNode(name: "star", font: font)
        let runs = [
            TextRun(content: .string("a "), font: font), TextRun(content: .symbol(symbol), font: font),
            TextRun(content: .string(" b"), font: font),
        ]
        let line = try #require(place(.text(TextNode(runs: runs)), 500, 100).firstText?.lines.first)
        #expect(line.fragments.count == 3)
        #expect(line.fragments[1].symbol == symbol && line.fragments[1].text.isEmpty)
        #expect(line.fragments[1].width > 8)
    }

    @Test("hidden characters are blocks that fill their lines")
    func redacted() {
        let blocks = String(repeating: TextNode.redactionBlock, count: 10)
        let run = TextRun(content: .string(blocks), font: FontDescription(size: 10))
        let node = ViewNode.text(TextNode(runs: [run], isRedacted: true))
        #expect(abs(size(of: node, nil, nil).width - 61.2) < 1)
        #expect(lines(node, 31).map(\.count) == [5, 5])
    }

    @Test("text without characters takes no room unless lines are reserved")
    func empty() {
        #expect(size(of: text(""), nil, nil) == .zero)
        #expect(size(of: text("", limit: LineLimit(lower: 1, upper: 1)), nil, nil).height > 20)
        #expect(size(of: .text(TextNode(runs: [])), nil, nil) == .zero)
    }
}
