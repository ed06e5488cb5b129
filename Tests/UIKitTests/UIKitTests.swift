import SwiftUI
import Testing
import ViewTree

@MainActor
struct UIKitTests {
    /// A PNG of one pixel.
    private let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    @Test("UIKit's colours are SwiftUI's")
    func colors() {
        #expect(Samples.systemRed == .red)
        #expect(Samples.label == .primary)
        #expect(Samples.halfRed.rgba(in: .light) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(Samples.dynamic.reference == .adaptive(light: .black, dark: .white))
    }

    @Test("UIKit's fonts are SwiftUI's")
    func fonts() {
        #expect(Samples.fonts.map(\.description.size) == [12, 28])
        #expect(Samples.fonts.map(\.pointSize) == [12, 28])
        #expect(Samples.fonts[0].description.weight == .bold)
    }

    @Test("a picture keeps its bytes and shows in SwiftUI")
    func image() throws {
        let data = try #require(Data(base64Encoded: dot))
        let (image, size, png) = try #require(Samples.picture(data))
        #expect(size == CGSize(width: 1, height: 1))
        #expect(png == data)
        let content = ViewResolver.resolve(image, environment: EnvironmentValues()).tree.content
        #expect(content == .bitmap(BitmapNode(data: dot, mediaType: "image/png", size: Size(width: 1, height: 1))))
        #expect(Samples.picture(Data("hello".utf8)) == nil)
    }

    @Test("the name of a file tells the scale of its picture")
    func file() throws {
        let data = try #require(Data(base64Encoded: dot))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        #expect(Samples.size(ofFile: file.path) == CGSize(width: 0.5, height: 0.5))
        #expect(Samples.size(ofFile: file.path + ".gone") == nil)
    }
}
