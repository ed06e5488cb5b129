import SwiftUI
import Testing
import ViewTree

@MainActor
struct ImageTests {
    /// A PNG of one pixel.
    private let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    @Test("a symbol takes font, scale and foreground from around it")
    func symbol() {
        let view = VStack { Image(systemName: "star").imageScale(.large) }
            .font(.system(size: 20, weight: .bold))
            .foregroundStyle(.red)
        let symbol = SymbolNode(
            name: "star",
            font: FontDescription(size: 20, weight: .bold),
            scale: .large,
            paints: [.color(.system(.red))]
        )
        #expect(content(view).children == [.symbol(symbol)])
    }

    @Test("two foreground styles are a palette")
    func palette() {
        guard case .symbol(let symbol) = content(Image(systemName: "star").foregroundStyle(.red, .blue)) else {
            Issue.record("no symbol")
            return
        }
        #expect(symbol.rendering == .palette)
        #expect(symbol.paints == [.color(.system(.red)), .color(.system(.blue))])
    }

    @Test("variants stand in a name in their order and only once")
    func variants() {
        func name(_ view: some View) -> String? {
            if case .symbol(let symbol) = content(view) { symbol.name } else { nil }
        }
        #expect(name(Image(systemName: "star").symbolVariant(.fill)) == "star.fill")
        #expect(name(Image(systemName: "star.fill").symbolVariant(.circle)) == "star.circle.fill")
        #expect(name(Image(systemName: "star.fill").symbolVariant(.fill)) == "star.fill")
        #expect(name(Image(systemName: "bolt").symbolVariant(.slash.fill)) == "bolt.slash.fill")
    }

    @Test("a picture keeps its bytes and its size in points")
    func bitmap() throws {
        let data = try #require(Data(base64Encoded: dot))
        let picture = try #require(PictureData(data))
        #expect(picture.size == CGSize(width: 1, height: 1))
        let node = content(Image(picture: picture).resizable())
        let expected = BitmapNode(
            data: dot,
            mediaType: "image/png",
            size: Size(width: 1, height: 1),
            isResizable: true
        )
        #expect(node == .bitmap(expected))
    }

    @Test("the sizes of PNG, JPEG, GIF and WebP are read from their headers")
    func headers() {
        func size(_ bytes: [UInt8]) -> CGSize? { PictureData(Data(bytes))?.size }
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1, 0x11, 0]
        #expect(size(jpeg) == CGSize(width: 0x304, height: 0x102))
        #expect(size(Array("GIF89a".utf8) + [3, 1, 2, 0, 0, 0]) == CGSize(width: 259, height: 2))
        let webp =
            Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]
        #expect(size(webp) == CGSize(width: 10, height: 20))
    }

    @Test("what is no picture is refused, wherever its bytes end")
    func rubbish() throws {
        let data = try #require(Data(base64Encoded: dot))
        for length in 0..<24 { #expect(PictureData(data.prefix(length)) == nil) }
        #expect(PictureData(Data("hello".utf8)) == nil)
        #expect(PictureData(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])) == nil)
    }

    @Test("a picture that is not there is a neutral one and is named")
    func missing() {
        let result = resolved(HStack { Image("no-such-picture") })
        #expect(result.diagnostics.count == 1)
        #expect(result.diagnostics.first?.contains("\"no-such-picture\"") == true)
        #expect(!result.tree.content.all.contains { if case .bitmap = $0 { true } else { false } })
    }
}
