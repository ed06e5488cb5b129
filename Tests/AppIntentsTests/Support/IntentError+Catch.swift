import Testing

@testable import AppIntents

/// Runs the code and gives the `IntentError` it throws; records an issue when it throws none.
func intentError<Value>(_ body: () async throws(IntentError) -> Value) async -> IntentError? {
    do {
        let value = try await body()
        Issue.record("expected an error, got \(value)")
        return nil
    } catch {
        return error
    }
}
