/// An intent as clients see it.
package struct IntentDescriptor: Sendable, Hashable, Codable {
    /// The name of the type.
    package var name: String

    /// The author's title.
    package var title: String

    /// What the intent does.
    package var description: String?

    /// The group that lists file it under.
    package var category: String?

    /// Whether lists show it.
    package var isDiscoverable: Bool

    /// Whether performing it opens the app.
    package var opensApp: Bool

    /// Whether it configures a widget or a control.
    package var isConfiguration: Bool

    /// The parameters in the order of their declaration.
    package var parameters: [ParameterDescriptor]

    /// The names of the parameters in the order that an editor shows them.
    package var order: [String]

    /// The parameter summary as JSON; see `SummaryNode.json`. `nil` when the author wrote none.
    package var summary: IntentValue?

    /// A JSON Schema (2020-12) of the parameters as one object.
    package var schema: IntentValue

    /// Describes an intent, of which an instance is made.
    package init<Intent: AppIntent>(_ type: Intent.Type) {
        let intent = Intent()
        let description = type.description.intentDescription
        name = type.intentName
        title = type.title.text
        self.description = description?.descriptionText.text
        category = description?.categoryName?.text
        isDiscoverable = type.isDiscoverable
        opensApp = type.openAppWhenRun
        isConfiguration = intent is any WidgetConfigurationIntent || intent is any ControlConfigurationIntent
        parameters = intent.reflectedParameters().map { ParameterDescriptor($0) }
        let names = parameters.map(\.name)
        let node = intent.summaryNode
        let mentioned = node?.allParameters ?? []
        order = mentioned + names.filter { !mentioned.contains($0) }
        summary = node?.json
        schema = Self.makeSchema(parameters)
    }

    private static func makeSchema(_ parameters: [ParameterDescriptor]) -> IntentValue {
        let required = parameters.filter { !$0.isOptional && $0.default == nil }.map { IntentValue.string($0.name) }
        var schema: [String: IntentValue] = [
            "type": "object",
            "properties": .object(
                Dictionary(parameters.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })
            ),
            "additionalProperties": false,
        ]
        if !required.isEmpty { schema["required"] = .array(required) }
        return .object(schema)
    }
}

extension AppIntent {
    /// The parameter summary, or `nil` when the author wrote none.
    package var summaryNode: SummaryNode? {
        let summary = Self.parameterSummary
        return summary is _EmptyParameterSummary ? nil : IntentScope(self).node(of: summary)
    }
}
