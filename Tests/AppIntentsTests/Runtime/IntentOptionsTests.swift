import Foundation
import Testing

@testable import AppIntents

private struct Failing: DynamicOptionsProvider {
    struct Down: LocalizedError { var errorDescription: String? { "Server is down." } }
    func results() async throws -> [String] { throw Down() }
}

private struct FailingIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Failing"
    @Parameter(title: "Name", optionsProvider: Failing()) var name: String?
}

struct IntentOptionsTests {
    @Test("an entity's options are its query's suggestions with titles and pictures")
    func suggestions() async throws {
        let options = try await WideIntent().options(for: "city")
        #expect(options.map(\.value) == ["b", "z", "q"])
        #expect(options.map(\.title) == ["Berlin", "Zürich", "Québec"])
        #expect(options.first?.subtitle == "Code b")
        #expect(options.first?.symbol == "building")
    }

    @Test("a search filters by title, case and accents aside")
    func filtered() async throws {
        #expect(try await WideIntent().options(for: "city", search: "zur").map(\.value) == ["z"])
        #expect(try await WideIntent().options(for: "mode", search: "CLO").map(\.value) == ["clock"])
    }

    @Test("a string query does its own search")
    func stringQuery() async throws {
        let options = try await ShelfIntent().options(for: "book", search: "tolkien")
        #expect(options.map(\.title) == ["Found by tolkien"])
    }

    @Test("sections and dependencies on other parameters reach the options")
    func dependencies() async throws {
        #expect(try await ShelfIntent().options(for: "book").isEmpty)
        let weather = try await ShelfIntent.make(parameters: ["mode": "weather"]).options(for: "book")
        #expect(weather.map(\.title) == ["First weather"])
        let clock = try await ShelfIntent.make(parameters: ["mode": "clock"]).options(for: "books")
        #expect(clock.map(\.title) == ["First clock", "Two"])
        #expect(clock.map(\.section) == ["New", "Old"])
        #expect(clock.map(\.value) == ["1", "2"])
    }

    @Test("a provider lists plain values, an enumeration its cases, any other type nothing")
    func providers() async throws {
        #expect(try await WideIntent().options(for: "letter").map(\.title) == ["alpha", "beta"])
        #expect(try await WideIntent().options(for: "level").map(\.value) == [1, 2])
        #expect(try await WideIntent().options(for: "name").isEmpty)
        #expect(try await WideIntent().options(for: "city", limit: 2).count == 2)
    }

    @Test("starting values come from the declaration, else from the query or provider")
    func starting() async throws {
        let intent = WideIntent()
        #expect(try await intent.startingValue(for: "days") == 3)
        #expect(try await intent.startingValue(for: "city") == "b")
        #expect(try await intent.startingValue(for: "letter") == "beta")
        #expect(try await intent.startingValue(for: "name") == nil)
        await intent.fillStartingValues()
        #expect(intent.city?.id == "b")
        #expect(intent.letter == "beta")
        #expect(intent.name == nil)
    }

    @Test("an unknown parameter and a failing provider are errors")
    func errors() async throws {
        let unknown = await intentError { () throws(IntentError) in try await WideIntent().options(for: "town") }
        #expect(unknown?.code == .unknownParameter)
        let failing = await intentError { () throws(IntentError) in try await FailingIntent().options(for: "name") }
        #expect(failing?.message == "Server is down.")
    }
}
