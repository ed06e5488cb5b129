import SwiftUI
import Testing

#Preview("Named") {
    Text("a")
}

#Preview {
    Text("b").padding()
}

@MainActor
struct PreviewTests {
    private enum Listed: PreviewRegistry {
        static var fileID: String { "a/b.swift" }
        static var line: Int { 1 }
        static func makePreview() throws -> Preview { Preview("x") { Text("a") } }
    }

    @Test("a preview keeps its name and its view")
    func preview() throws {
        let preview = try Listed.makePreview()
        #expect(preview.name == "x")
        #expect(content(AnyView(preview.content())).strings == ["a"])
    }
}
