internal import Foundation

/// What performing an intent gave.
package struct IntentOutcome: Sendable, Hashable, Codable {
    /// The value of the result.
    package var value: IntentValue?

    /// What the result says.
    package var dialog: String?

    /// The intent that follows.
    package var opensIntent: IntentInvocation?

    /// The URL that the following `OpenURLIntent` leads to.
    package var openURL: String?

    /// Whether the app should open.
    package var opensApp = false
}

extension AppIntent {
    /// Performs the intent.
    ///
    /// Throws `missingParameter` without performing when a parameter needs a value; errors of the intent's own are
    /// `failed` with the text meant for the person.
    package func performed() async throws(IntentError) -> IntentOutcome {
        let missing = missingParameters()
        guard missing.isEmpty else { throw .missing(missing, of: Self.intentName) }
        let result: PerformResult
        do {
            result = try await perform()
        } catch {
            throw explained(error)
        }
        var outcome = (result as? any PerformedResult)?.outcome ?? IntentOutcome()
        outcome.opensApp = Self.openAppWhenRun
        return outcome
    }

    private func explained(_ error: any Error) -> IntentError {
        if let error = error as? AppIntentError, case .needsValue(let identity, let dialog) = error.reason {
            let names = reflectedParameters().filter { ObjectIdentifier($0.parameter) == identity }.map(\.name)
            return .missing(names.isEmpty ? ["a parameter"] : names, of: Self.intentName, question: dialog?.full.text)
        }
        return IntentError(thrown: error, by: Self.intentName)
    }
}
