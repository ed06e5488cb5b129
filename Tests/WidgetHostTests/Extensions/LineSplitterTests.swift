import Testing

@testable import WidgetHost

@Suite struct LineSplitterTests {
    @Test("lines come out as they are completed, the last one at the end")
    func lines() {
        var splitter = LineSplitter()
        #expect(splitter.receive(Array("one\ntw".utf8)) == ["one"])
        #expect(splitter.receive(Array("o\n\nthree".utf8)) == ["two", ""])
        #expect(splitter.finish() == "three")
        #expect(splitter.finish() == nil)
    }

    @Test("a line without end is cut at the bound, and bytes that are no text become replacement characters")
    func bounded() {
        var splitter = LineSplitter()
        let lines = splitter.receive([UInt8](repeating: UInt8(ascii: "x"), count: 10_000))
        #expect(lines.map(\.count) == [4096, 4096])
        #expect(splitter.finish()?.count == 10_000 - 8192)
        #expect(splitter.receive([0xFF, 0x0A]) == ["\u{FFFD}"])
    }
}

@Suite struct LastWordsTests {
    @Test("the runtime's reason counts more than what follows it, and an empty line tells nothing")
    func reason() {
        var words = LastWords()
        words.hear("reading the feed")
        words.hear("")
        #expect(words.text == "reading the feed")
        words.hear("App/Provider.swift:3: Fatal error: gave up")
        words.hear("*** Program crashed ***")
        #expect(words.text == "App/Provider.swift:3: Fatal error: gave up")
    }
}

@Suite struct LogTests {
    @Test("control characters are escaped, so that nothing forges a line")
    func escapes() {
        #expect(Log.escaped("a\nerror: b\u{1B}[31m") == "a\\u{a}error: b\\u{1b}[31m")
        #expect(Log.escaped("größe 漢字 🚀") == "größe 漢字 🚀")
    }
}
