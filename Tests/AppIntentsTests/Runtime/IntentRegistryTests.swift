import Foundation
import Testing

@testable import AppIntents

private struct HiddenIntent: AppIntent {
    static let title: LocalizedStringResource = "Hidden"
    @Parameter(title: "Number") var number: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: number * 2) }
}

enum Outer {
    struct ToggleTaskIntent: AppIntent {
        static let title: LocalizedStringResource = "Nested"
        func perform() async throws -> some IntentResult { .result() }
    }

    final class ClassIntent: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Class"
        func perform() async throws -> some IntentResult { .result() }
    }

    enum Phase: AppIntent {
        case only
        init() { self = .only }
        static let title: LocalizedStringResource = "Enumeration"
        func perform() async throws -> some IntentResult { .result() }
    }
}

struct GenericIntent<Value: _IntentValue>: AppIntent {
    static var title: LocalizedStringResource { "Generic" }
    func perform() async throws -> some IntentResult { .result() }
}

struct IntentRegistryTests {
    @Test("every intent of the executable is found although nothing mentioned it, generic and own ones left out")
    func discovery() {
        let names = IntentRegistry.discovered().names
        #expect(
            Set(names).isSuperset(of: [
                "HiddenIntent", "ToggleTaskIntent", "WideIntent", "ShelfIntent", "ClassIntent", "Phase",
            ])
        )
        #expect(!names.contains { $0.contains("Generic") || $0.contains("OpenURLIntent") })
    }

    @Test("two intents of one name are both reachable, one by its full name")
    func sameName() throws {
        let registry = IntentRegistry([ToggleTaskIntent.self, Outer.ToggleTaskIntent.self, ToggleTaskIntent.self])
        #expect(registry.names == ["AppIntentsTests.Outer.ToggleTaskIntent", "ToggleTaskIntent"])
        #expect(try registry.type(named: "ToggleTaskIntent") == ToggleTaskIntent.self)
        #expect(registry.descriptors.map(\.title) == ["Nested", "Toggle Task"])
    }

    @Test("an intent is made and performed by name")
    func perform() async throws {
        let registry = IntentRegistry.discovered()
        let outcome = try await registry.perform(
            IntentInvocation(intent: "HiddenIntent", parameters: ["number": "21"]),
            lenient: true
        )
        #expect(outcome.value == 42)
    }

    @Test("an unknown intent is answered with the nearest name and all names")
    func unknown() async {
        let registry = IntentRegistry([ToggleTaskIntent.self])
        let error = await intentError { () throws(IntentError) in
            try await registry.perform(IntentInvocation(intent: "ToggelTask", parameters: [:]))
        }
        #expect(error?.code == .unknownIntent)
        #expect(error?.allowed == ["ToggleTaskIntent"])
    }

    @Test("options are asked for with the other parameters as given")
    func options() async throws {
        let options = try await IntentRegistry([ShelfIntent.self]).options(
            for: "book",
            of: IntentInvocation(intent: "ShelfIntent", parameters: ["mode": "weather"])
        )
        #expect(options.map(\.title) == ["First weather"])
    }
}
