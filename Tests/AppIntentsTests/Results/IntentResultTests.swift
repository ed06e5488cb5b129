import Foundation
import Testing

@testable import AppIntents

private struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"

    func perform() async throws
        -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent & ShowsSnippetView
    {
        .result(value: 3, opensIntent: ToggleTaskIntent(taskID: "9"), dialog: "Three \(3)", view: "view")
    }
}

private struct OpensURL: AppIntent {
    static let title: LocalizedStringResource = "Opens"
    static let openAppWhenRun = true

    @Parameter(title: "Page") var page: Int

    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "bookclub://page/\(page)?a=%20b") else { throw CancellationError() }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

private struct Refuses: AppIntent {
    struct Closed: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "Closed until \(9)" }
    }

    static let title: LocalizedStringResource = "Refuses"

    func perform() async throws -> some IntentResult {
        if true { throw Closed() }
        return .result()
    }
}

private struct Asks: AppIntent {
    static let title: LocalizedStringResource = "Asks"
    @Parameter(title: "Count") var count: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<Int?> {
        if count == nil { throw $count.needsValueError("How many?") }
        return .result(value: count)
    }
}

private struct OnMain: SetValueIntent {
    static let title: LocalizedStringResource = "On Main"
    @Parameter(title: "Value") var value: Bool

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "now \(value)") }
}

struct IntentResultTests {
    @Test("a result tells its value, dialog and following intent")
    func everything() async throws {
        let outcome = try await Everything().performed()
        #expect(outcome.value == 3)
        #expect(outcome.dialog == "Three 3")
        #expect(outcome.opensIntent == IntentInvocation(intent: "ToggleTaskIntent", parameters: ["taskID": "9"]))
        #expect(outcome.openURL == nil)
        #expect(!outcome.opensApp)
    }

    @Test("a following OpenURLIntent gives its URL with query and escapes untouched")
    func openURL() async throws {
        let intent = try await OpensURL.make(parameters: ["page": 4])
        let outcome = try await intent.performed()
        #expect(outcome.openURL == "bookclub://page/4?a=%20b")
        #expect(outcome.opensApp)
    }

    @Test("an empty result has no parts")
    func empty() async throws {
        let outcome = try await WideIntent().performed()
        #expect(outcome == IntentOutcome())
    }

    @Test("an error that perform throws is told in the author's words")
    func thrown() async throws {
        let error = await intentError { () throws(IntentError) in try await Refuses().performed() }
        #expect(error?.code == .failed)
        #expect(error?.message == "Closed until 9")
        #expect(error?.intent == "Refuses")
    }

    @Test("a required parameter without a value is named and nothing is performed")
    func missing() async throws {
        let error = await intentError { () throws(IntentError) in try await OpensURL().performed() }
        #expect(error?.code == .missingParameter)
        #expect(error?.parameter == "page")
    }

    @Test("needsValueError names the parameter and carries the question")
    func needsValue() async throws {
        let error = await intentError { () throws(IntentError) in try await Asks().performed() }
        #expect(error?.code == .missingParameter)
        #expect(error?.parameter == "count")
        #expect(error?.message.hasSuffix("How many?") == true)
        let outcome = try await Asks.make(parameters: ["count": 2]).performed()
        #expect(outcome.value == 2)
    }

    @Test("an intent that performs on the main actor and sets a value works")
    func mainActor() async throws {
        let outcome = try await OnMain.make(parameters: ["value": true]).performed()
        #expect(outcome.dialog == "now true")
    }
}
