import Testing
import ViewLayout
import ViewTree

@Suite("Text of both directions")
struct DirectionTests {
    /// The runs of a line as they stand from left to right.
    private func order(_ strings: [String]) throws -> [String] {
        let runs = strings.enumerated().map { index, string in
            // Runs of one font would be told apart by nothing.
            TextRun(content: .string(string), font: FontDescription(size: 17), tracking: Double(index) / 100)
        }
        let line = try #require(place(.text(TextNode(runs: runs)), 1000, 100).firstText?.lines.first)
        let places = line.fragments.map(\.x)
        #expect(places == places.sorted())
        let last = try #require(line.fragments.last)
        #expect(abs(last.x + last.width - line.width) < 0.01)
        return line.fragments.map(\.text)
    }

    @Test("runs from right to left inside of a line from left to right change places (UAX #9, L2)")
    func insideLeftToRight() throws {
        #expect(try order(["a ", "\u{5D0}", "\u{5D1}", " b"]) == ["a ", "\u{5D1}", "\u{5D0}", " b"])
    }

    @Test("a line from right to left has its first run at the right end, words of the other direction inside it")
    func rightToLeft() throws {
        #expect(try order(["\u{5D0} ", "abc", " \u{5D1}"]) == [" \u{5D1}", "abc", "\u{5D0} "])
    }

    @Test("numbers inside of text from right to left keep their own order")
    func numbers() throws {
        #expect(try order(["\u{5D0} ", "12", "34", " \u{5D1}"]) == [" \u{5D1}", "12", "34", "\u{5D0} "])
    }

    @Test("a line in one style is one fragment in logical order, in its paragraph's direction on every line")
    func oneStyle() throws {
        let lines = try #require(
            place(text("\u{5D0}\u{5D1} abc def \u{5D2}"), 30, 500).firstText?.lines
        )
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.fragments.count == 1 && $0.fragments[0].isRightToLeft })
        let plain = try #require(place(text("abc \u{5D0}"), 500, 100).firstText?.lines.first)
        #expect(plain.fragments.map(\.text) == ["abc \u{5D0}"])
        #expect(plain.fragments[0].isRightToLeft == false)
    }
}
