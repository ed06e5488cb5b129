package import ViewTree

/// What a bundle says of one of its widgets.
package struct KindDescriptor: Hashable, Sendable, Codable {
    package var kind: String
    package var displayName: String
    package var description: String
    package var families: [WidgetFamilyName]
    package var parameters: [ParameterDescription]
    package var contentMarginsDisabled: Bool
    package var isBackgroundRemovable: Bool

    package init(
        kind: String,
        displayName: String,
        description: String,
        families: [WidgetFamilyName],
        parameters: [ParameterDescription] = [],
        contentMarginsDisabled: Bool = false,
        isBackgroundRemovable: Bool = true
    ) {
        self.kind = kind
        self.displayName = displayName
        self.description = description
        self.families = families
        self.parameters = parameters
        self.contentMarginsDisabled = contentMarginsDisabled
        self.isBackgroundRemovable = isBackgroundRemovable
    }
}

/// A parameter of an intent or of a widget's configuration.
package struct ParameterDescription: Hashable, Sendable, Codable {
    package var name: String
    package var title: String
    package var type: String
    package var isOptional: Bool
    package var `default`: JSONValue?
    /// A JSON Schema (draft 2020-12) for the parameter's value.
    package var schema: JSONValue

    package init(
        name: String,
        title: String,
        type: String,
        isOptional: Bool,
        default: JSONValue? = nil,
        schema: JSONValue
    ) {
        self.name = name
        self.title = title
        self.type = type
        self.isOptional = isOptional
        self.default = `default`
        self.schema = schema
    }
}

/// An intent that can be performed by its name.
package struct IntentSummary: Hashable, Sendable, Codable {
    package var name: String
    package var title: String
    package var description: String?
    package var parameters: [ParameterDescription]

    package init(name: String, title: String, description: String?, parameters: [ParameterDescription]) {
        self.name = name
        self.title = title
        self.description = description
        self.parameters = parameters
    }
}

/// All that a bundle offers.
package struct BundleDescription: Hashable, Sendable, Codable {
    package var kinds: [KindDescriptor]
    package var intents: [IntentSummary]

    package init(kinds: [KindDescriptor], intents: [IntentSummary]) {
        self.kinds = kinds
        self.intents = intents
    }
}
