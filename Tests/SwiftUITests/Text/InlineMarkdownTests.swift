import SwiftUI
import Testing
import ViewTree

@MainActor
@Suite("Inline Markdown")
struct InlineMarkdownTests {
    /// The parts that are set off: their words behind `b`, `i`, `c`, `s` and `l` for what they are.
    private func parts(_ key: LocalizedStringKey) throws -> [String] {
        try #require(content(Text(key)).texts.first).runs.map { run in
            var marks = ""
            if run.font.weight == .semibold { marks += "b" }
            if run.font.isItalic { marks += "i" }
            if run.font.design == .monospaced { marks += "c" }
            if run.strikethrough != nil { marks += "s" }
            if run.link != nil { marks += "l" }
            guard case .string(let words) = run.content else { return marks }
            return marks.isEmpty ? words : "\(marks):\(words)"
        }
    }

    @Test("marks nest and share their characters (CommonMark 0.31, section 6.2)")
    func emphasis() throws {
        #expect(try parts("***both***") == ["bi:both"])
        #expect(try parts("**bold *both* bold**") == ["b:bold ", "bi:both", "b: bold"])
        #expect(try parts("*a **b** c*") == ["i:a ", "bi:b", "i: c"])
        #expect(try parts("__a__ _b_") == ["b:a", " ", "i:b"])
        #expect(try parts("~a~ ~~b~~ ~~~c~~~") == ["s:a", " ", "s:b", " ~~~c~~~"])
    }

    @Test("marks beside blanks, inside of words and without a partner stand for themselves")
    func literals() throws {
        #expect(try parts("2 * 3 * 4") == ["2 * 3 * 4"])
        #expect(try parts("snake_case_name and ** alone") == ["snake_case_name and ** alone"])
        #expect(try parts("un*frigging*believable") == ["un", "i:frigging", "believable"])
        #expect(try parts(#"\*a\* \q"#) == [#"*a* \q"#])
    }

    @Test("code keeps its marks, and longer fences hold shorter ones")
    func code() throws {
        #expect(try parts("`**a**`") == ["c:**a**"])
        #expect(try parts("`` a`b ``") == ["c:a`b"])
        #expect(try parts("a ` b") == ["a ` b"])
    }

    @Test("links may hold styles and brackets; addresses are links without marks")
    func links() throws {
        #expect(try parts("[a **b**](https://example.org)") == ["l:a ", "bl:b"])
        #expect(try parts("[a [b]](x)") == ["l:a [b]"])
        #expect(try parts("<https://example.org>") == ["l:https://example.org"])
        #expect(try parts("see https://example.org/a, b") == ["see ", "l:https://example.org/a", ", b"])
        #expect(try parts("a [b] (c) < d") == ["a [b] (c) < d"])
    }

    @Test("entities are the characters that they name")
    func entities() throws {
        #expect(try parts("a &amp; b &lt;c&gt; &#8212; &unknown; &") == ["a & b <c> — &unknown; &"])
    }
}
