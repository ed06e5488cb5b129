import SwiftUI
import Testing
import ViewTree

@MainActor
@Suite("Modifiers of text")
struct TextModifierTests {
    @Test("nil takes an inherited weight, cut and width back, false bold and monospaced")
    func takenBack() throws {
        func font(_ view: some View) throws -> FontDescription { try #require(content(view).firstRun).font }
        #expect(try font(Text("a").fontWeight(nil).fontWeight(.heavy)).weight == .regular)
        #expect(try font(VStack { Text("a").fontDesign(nil) }.fontDesign(.serif)).design == .standard)
        #expect(try font(VStack { Text("a").fontWidth(nil) }.fontWidth(.condensed)).width == .standard)
        #expect(try font(VStack { Text("a").bold(false) }.bold()).weight == .regular)
        #expect(try font(VStack { Text("a").bold(false) }.fontWeight(.heavy)).weight == .heavy)
        #expect(try font(VStack { Text("a").monospaced(false) }.monospaced()).design == .standard)
    }

    @Test("small capitals are asked for by letters")
    func smallCaps() throws {
        func caps(_ font: Font) throws -> SmallCaps? {
            try #require(content(Text("a").font(font)).firstRun).font.smallCaps
        }
        #expect(try caps(.body) == nil)
        #expect(try caps(.body.smallCaps()) == .all)
        #expect(try caps(.body.lowercaseSmallCaps()) == .lowercase)
        #expect(try caps(.body.lowercaseSmallCaps().uppercaseSmallCaps()) == .all)
    }

    @Test("a custom font's name says its kind, weight and slant")
    func names() throws {
        func font(_ name: String) throws -> FontDescription {
            try #require(content(Text("a").font(.custom(name, size: 17))).firstRun).font
        }
        #expect(try font("Menlo").design == .monospaced)
        #expect(try font("Georgia").design == .serif)
        #expect(try font("SFProRounded-Bold") == font("SFProRounded-Bold"))
        #expect(try font("AvenirNext-DemiBoldItalic").weight == .semibold)
        #expect(try font("AvenirNext-DemiBoldItalic").isItalic)
        #expect(try font("Noto Sans").design == .standard)
    }

    @Test("line heights reach the tree; nil and variable leave them to the fonts")
    func lineHeight() {
        func height(_ value: AttributedString.LineHeight?) -> LineHeight? {
            content(Text("a").lineHeight(value)).texts.first?.lineHeight
        }
        #expect(height(nil) == nil)
        #expect(height(.variable) == nil)
        #expect(height(.exact(points: 30)) == LineHeight(factor: 0, increase: 30))
        #expect(height(.multiple(factor: 2)) == LineHeight(factor: 2, increase: 0))
        #expect(height(.leading(increase: 4)) == LineHeight(factor: 1, increase: 4))
    }

    @Test("a background and a link of an attributed text are drawn, the link in the tint")
    func attributed() throws {
        var text = AttributedString("a")
        text.backgroundColor = .yellow
        text.link = URL(string: "https://example.org")
        let run = try #require(content(Text(text).tint(.orange)).firstRun)
        #expect(run.background == .color(.system(.yellow)))
        #expect(run.paint == .color(.system(.orange)))
    }

    @Test("Markdown of whole texts loses its blocks and what parts them, other syntaxes keep lines")
    func attributedMarkdown() throws {
        let markdown = "# A\n\n- b\nc"
        func words(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            String(try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax)).characters)
        }
        #expect(try words(.full) == "Ab c")
        #expect(try words(.inlineOnly) == "# A - b c")
        #expect(try words(.inlineOnlyPreservingWhitespace) == markdown)
    }

    @Test("hidden text keeps no line, background or picture of its own")
    func redacted() throws {
        let view = Text("abc").underline().strikethrough(color: .red).redacted(reason: .placeholder)
        let run = try #require(content(view).firstRun)
        #expect(run.underline == nil && run.strikethrough == nil && run.background == nil)
    }
}
