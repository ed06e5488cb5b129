import SwiftUI
import Testing
import ViewTree

@MainActor
struct FontTests {
    @Test(
        "text styles have the sizes and lines of the Human Interface Guidelines",
        arguments: [
            (Font.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
            (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16),
            (.caption2, 11, 13),
        ]
    )
    func styles(font: Font, size: Double, lineHeight: Double) throws {
        let run = try #require(content(Text("a").font(font)).firstRun)
        #expect(run.font.size == size)
        #expect(abs(run.font.size * 1.193359375 + run.font.leading - lineHeight) < 1e-9)
        #expect(run.font.weight == (font == .headline ? .semibold : .regular))
    }

    @Test("styles follow the size that people choose, fixed sizes do not")
    func dynamicType() {
        let view = VStack {
            Text("a").font(.title)
            Text("b").font(.system(size: 20))
            Text("c").font(.custom("Georgia", size: 17))
        }
        .dynamicTypeSize(.accessibility5)
        let fonts = content(view).texts.map(\.runs[0].font)
        #expect(fonts.map(\.size) == [58, 20, 53])
        #expect(fonts[2].family == "Georgia")
    }

    @Test("a text's own font wins over an inherited one, and inherited weights add to it")
    func inheritance() throws {
        let view = VStack { Text("a").font(.caption) }.font(.title).fontWeight(.heavy).fontDesign(.rounded)
        let font = try #require(content(view).firstRun?.font)
        #expect(font.size == 12)
        #expect(font.weight == .heavy)
        #expect(font.design == .rounded)
    }

    @Test("bold is the emphasised weight of a style and bold for a size")
    func bold() {
        func weight(_ font: Font) -> FontWeight? { content(Text("a").font(font)).firstRun?.font.weight }
        #expect(weight(.title.bold()) == .bold)
        #expect(weight(.body.bold()) == .semibold)
        #expect(weight(.system(size: 9).bold()) == .bold)
        #expect(weight(.subheadline.weight(.medium)) == .medium)
        #expect(weight(.system(.caption2, design: .rounded).bold()) == .semibold)
    }

    @Test("the modifier nearest to the text wins")
    func nearest() {
        let run = content(Text("a").foregroundColor(.red).foregroundColor(.blue).font(.title).font(.body)).firstRun
        #expect(run?.paint == .color(.system(.red)))
        #expect(run?.font.size == 28)
    }
}
