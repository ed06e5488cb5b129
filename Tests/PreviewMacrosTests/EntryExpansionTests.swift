import Testing

@testable import PreviewMacros

struct EntryExpansionTests {
    @Test("a variable with a type becomes a key of that type")
    func typed() throws {
        let expansion = try #require(EntryExpansion(source: "@Entry public var myVariant: [String: Int] = [:]"))
        #expect(expansion.text(for: .accessor).contains("get { self[__Key_myVariant.self] }"))
        let peer = expansion.text(for: .peer)
        #expect(peer.contains("private struct __Key_myVariant: SwiftUI.EnvironmentKey {"))
        #expect(peer.contains("static var defaultValue:  [String: Int]  {\n [:]\n}"))
    }

    @Test("the type follows from the value, and no value is nil")
    func short() throws {
        let inferred = try #require(EntryExpansion(source: "@Entry var a = 3"))
        #expect(inferred.text(for: .peer).contains("static let defaultValue =  3"))
        let optional = try #require(EntryExpansion(source: "/// var\n@Entry var b: Int?"))
        #expect(optional.name == "b")
        #expect(optional.text(for: .peer).contains("\nnil\n"))
    }

    @Test("what is no variable is refused")
    func refused() {
        #expect(EntryExpansion(source: "@Entry func a() {}") == nil)
        #expect(EntryExpansion(source: "@Entry var") == nil)
        #expect(EntryExpansion(source: "@Entry var a") == nil)
    }
}
