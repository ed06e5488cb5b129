import SwiftUI
import Testing
import ViewTree

@MainActor
struct LocalizationTests {
    @Test("whole numbers are grouped, other numbers have six places, and per cent signs stay")
    func numbers() {
        #expect(content(Text("\(1234567) items")).strings == ["1,234,567 items"])
        #expect(content(Text("\(Int(0.65 * 100))% complete")).strings == ["65% complete"])
        #expect(content(Text("\(0.5)")).strings == ["0.500000"])
        #expect(content(Text("\(3.14159, specifier: "%.2f")")).strings == ["3.14"])
        #expect(content(Text("\(7, specifier: "%03d")|\(-5)")).strings == ["007|-5"])
        #expect(content(Text("100%")).strings == ["100%"])
    }

    @Test("the key has a specifier for each value")
    func key() {
        let key: LocalizedStringKey = "\("a") has \(3) of \(2.5), 100%"
        #expect(key.key == "%@ has %lld of %lf, 100%%")
    }

    @Test("a wrong specifier does no harm")
    func wrongSpecifier() {
        #expect(content(Text("\(3, specifier: "%n%s")!")).strings == ["3!"])
        #expect(content(Text("\(3, specifier: "%2$d")!")).strings == ["3!"])
        #expect(content(Text("\(2.5, specifier: "%d")")).strings == ["2"])
    }

    @Test("dates, texts and images in a text become runs of their own")
    func runs() throws {
        let date = Date(timeIntervalSince1970: 1000)
        let view = Text("Updated \(date, style: .relative) ago by \(Text("me").bold()) \(Image(systemName: "star"))")
        let runs = try #require(content(view).texts.first).runs
        #expect(runs.count == 6)
        #expect(runs[0].content == .string("Updated "))
        #expect(runs[1].content == .date(DateText(style: .relative, start: 1000)))
        #expect(runs[2].content == .string(" ago by "))
        #expect(runs[3].font.weight == .semibold)
        #expect(runs[4].content == .string(" "))
        guard case .symbol(let symbol) = runs[5].content else {
            Issue.record("no symbol")
            return
        }
        #expect(symbol.name == "star")
    }

    @Test("Markdown in a key styles the text, Markdown in a value does not")
    func markdown() throws {
        let value = "*not*"
        let runs = try #require(
            content(Text("a **b** *c* ~~d~~ `e` [f](https://example.org) \(value) 2*3 snake_case_name")).texts.first
        ).runs
        #expect(
            runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f", " *not* 2*3 snake_case_name"]
        )
        #expect(runs[1].font.weight == .semibold)
        #expect(runs[3].font.isItalic)
        #expect(runs[5].strikethrough != nil)
        #expect(runs[7].font.design == .monospaced)
        #expect(runs[9].link == "https://example.org")
    }

    @Test("a literal without values is a key as well, also where attributed strings are known")
    func literals() throws {
        let runs = try #require(content(Text("a **b**")).texts.first).runs
        #expect(runs.map(\.string) == ["a ", "b"])
        #expect(runs.last?.font.weight == .semibold)
        let attributed = try #require(content(Text(AttributedString("a **b**"))).texts.first).runs
        #expect(attributed.map(\.string) == ["a **b**"])
    }

    @Test("a literal without values is a key too, so that its Markdown counts")
    func literal() throws {
        let runs = try #require(content(Text("a **b**")).texts.first).runs
        #expect(runs.map(\.string) == ["a ", "b"])
        #expect(runs[1].font.weight == .semibold)
    }

    @Test("Markdown in plain strings stands as it is")
    func strings() {
        let string = "**a** \(1234)"
        #expect(content(Text(string)).strings == ["**a** 1234"])
        #expect(content(Text(verbatim: "*a*")).strings == ["*a*"])
    }

    @Test("texts are joined with their own styles")
    func concatenation() throws {
        let view = (Text("a").foregroundColor(.red) + Text("b").bold()).font(.caption)
        let runs = try #require(content(view).texts.first).runs
        #expect(runs.map(\.string) == ["a", "b"])
        #expect(runs[0].paint == .color(.system(.red)))
        #expect(runs[1].paint == .label)
        #expect(runs.map(\.font.size) == [12, 12])
        #expect(runs.map(\.font.weight) == [.regular, .semibold])
    }

    @Test("attributes of an attributed text are drawn")
    func attributes() throws {
        var text = AttributedString("a")
        text.foregroundColor = .red
        var more = try AttributedString(markdown: "**b**")
        more.font = .caption
        let runs = try #require(content(Text(text + more)).texts.first).runs
        #expect(runs.map(\.string) == ["a", "b"])
        #expect(runs[0].paint == .color(.system(.red)))
        #expect(runs[1].font.size == 12)
        #expect(runs[1].font.weight == .semibold)
    }

    @Test("letters change case, in values too")
    func textCase() {
        #expect(content(Text("ab \("cd")").textCase(.uppercase)).strings == ["AB CD"])
    }

    @Test("a timer keeps its dates and its direction")
    func timer() {
        let start = Date(timeIntervalSince1970: 10)
        let view = Text(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
        let expected = DateText(style: .timerInterval, start: 10, end: 70, countsDown: false)
        #expect(content(view).firstRun?.content == .date(expected))
    }

    @Test("limits of lines keep their two ends")
    func lines() {
        #expect(content(Text("a").lineLimit(2...4)).texts[0].lineLimit == LineLimit(lower: 2, upper: 4))
        #expect(
            content(Text("a").lineLimit(3, reservesSpace: true)).texts[0].lineLimit == LineLimit(lower: 3, upper: 3)
        )
        #expect(content(Text("a").lineLimit(3)).texts[0].lineLimit == LineLimit(upper: 3))
        #expect(content(VStack { Text("a").lineLimit(nil) }.lineLimit(1)).texts[0].lineLimit == nil)
    }
}

extension TextRun {
    /// The run's characters; empty for dates and symbols.
    fileprivate var string: String { if case .string(let string) = content { string } else { "" } }
}
