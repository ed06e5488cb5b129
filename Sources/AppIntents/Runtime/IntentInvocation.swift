/// An intent by name with the parameters to perform it with.
package struct IntentInvocation: Sendable, Hashable, Codable {
    /// The intent's name.
    package var intent: String

    /// The parameters that are set.
    package var parameters: [String: IntentValue]

    /// An invocation from its parts.
    package init(intent: String, parameters: [String: IntentValue]) {
        self.intent = intent
        self.parameters = parameters
    }

    /// The invocation that performs this very intent.
    package init(_ intent: some AppIntent) {
        self.init(intent: type(of: intent).intentName, parameters: intent.encodedParameters())
    }
}
