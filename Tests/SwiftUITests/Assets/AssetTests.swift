import Testing
import ViewTree

@testable import SwiftUI

struct AssetTests {
    private let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    /// Runs `body` with a folder of given files.
    private func withFolder(_ files: [String: Data], _ body: (AssetFolder) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, data) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        try body(AssetFolder(path: folder.path))
    }

    @Test("a plain file is found with its scale")
    func plainFile() throws {
        let data = try #require(Data(base64Encoded: dot))
        try withFolder(["cover@2x.png": data]) { folder in
            #expect(folder.picture(named: "cover", scheme: .light)?.size == CGSize(width: 0.5, height: 0.5))
            #expect(folder.picture(named: "other", scheme: .light) == nil)
        }
    }

    @Test("an image set gives the picture of the scheme, and whether it is a template")
    func imageSet() throws {
        let data = try #require(Data(base64Encoded: dot))
        let contents = """
            { "images": [ { "filename": "a.png", "scale": "1x" },
              { "filename": "b.png", "scale": "3x", "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ],
              "properties": { "template-rendering-intent": "template" } }
            """
        let files = [
            "Assets.xcassets/x.imageset/Contents.json": Data(contents.utf8),
            "Assets.xcassets/x.imageset/a.png": data, "Assets.xcassets/x.imageset/b.png": data,
        ]
        try withFolder(files) { folder in
            #expect(folder.picture(named: "x", scheme: .light)?.scale == 1)
            #expect(folder.picture(named: "x", scheme: .dark)?.scale == 3)
            #expect(folder.picture(named: "x", scheme: .light)?.isTemplate == true)
        }
    }

    @Test("a colour set gives a colour for light and dark")
    func colorSet() throws {
        let contents = """
            { "colors": [ { "color": { "components": { "red": "0xFF", "green": "0", "blue": "0.500", "alpha": "1.000" } } },
              { "appearances": [ { "value": "dark" } ], "color": { "components": { "white": "1.000", "alpha": "0.500" } } } ] }
            """
        try withFolder(["Assets.xcassets/ground.colorset/Contents.json": Data(contents.utf8)]) { folder in
            let light = RGBA(red: 1, green: 0, blue: 0.5)
            let dark = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
            #expect(folder.color(named: "ground") == .adaptive(light: light, dark: dark))
        }
    }

    @Test("a name never leads out of the folder")
    func escape() throws {
        let data = try #require(Data(base64Encoded: dot))
        try withFolder(["a.png": data, "in.xcassets/x.imageset/Contents.json": Data("{}".utf8)]) { folder in
            #expect(folder.picture(named: "a", scheme: .light) != nil)
            #expect(folder.picture(named: "../a", scheme: .light) == nil)
            #expect(folder.picture(named: "x/../a", scheme: .light) == nil)
            #expect(folder.picture(named: "/a", scheme: .light) == nil)
            #expect(folder.picture(named: "", scheme: .light) == nil)
        }
    }
}
