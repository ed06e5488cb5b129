import Testing

@testable import PreviewMacros

struct PreviewExpansionTests {
    private func make(
        _ source: String,
        fileID: String = "Mine/Views.swift",
        module: PreviewExpansion.Module = .swiftUI
    ) -> String? {
        PreviewExpansion(source: source, discriminator: "$s4Test", fileID: fileID, line: 3, module: module).text
    }

    @Test(
        "the author's arguments and closures are taken over as written",
        arguments: [
            " { Mine() }", "(\"Name\") {\n    Mine()\n}", "(traits: .sizeThatFitsLayout) { Mine() }",
            "(\"S\", as: .systemSmall) { W() } timeline: { E.a; E.b }",
        ]
    )
    func verbatim(rest: String) throws {
        let text = try #require(make("#Preview" + rest, module: .widgetKit))
        #expect(text.contains("return WidgetKit.WidgetPreview\(rest)\n"))
        #expect(text.contains(": WidgetKit.PreviewRegistry {"))
    }

    @Test("attributes before the macro stay before the type, comments go")
    func attributes() throws {
        let text = try #require(
            make("// see #Preview\n/* and /* nested */ #Preview */\n@available(iOS 17, *)\n#Preview { A() }")
        )
        #expect(text.contains("@available(iOS 17, *)"))
        #expect(!text.contains("nested"))
        #expect(text.contains("return SwiftUI.Preview { A() }"))
    }

    @Test("the place of the preview is kept, whatever its file is called")
    func place() throws {
        let text = try #require(make("#Preview { A() }", fileID: "Mine/a\"\\(b).swift"))
        #expect(text.contains(#"{ "Mine/a\"\\(b).swift" }"#))
        #expect(text.contains("static var line: Swift.Int { 3 }"))
        let below = try #require(make("\n\n// a comment\n#Preview { A() }"))
        #expect(below.contains("static var line: Swift.Int { 6 }"))
    }

    @Test("state marked @Previewable becomes an ordinary variable")
    func previewable() throws {
        let text = try #require(make("#Preview {\n    @Previewable @State var on = true\n    A(on)\n}"))
        #expect(!text.contains("@Previewable"))
        #expect(text.contains("@State var on = true"))
    }

    @Test("a source that is no preview expands to nothing", arguments: ["", "// #Preview", "/* #Preview", "#Other {}"])
    func noPreview(source: String) {
        #expect(make(source) == nil)
    }
}
