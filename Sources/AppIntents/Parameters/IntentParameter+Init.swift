extension IntentParameter {
    /// A parameter without a default.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: nil)
    }

    /// A parameter that shows its name and has no default.
    public convenience init(
        description: LocalizedStringResource,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            description: description,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: nil)
    }

    /// A parameter that shows its name, and asks for its value with a question.
    public convenience init(
        requestValueDialog: IntentDialog,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: nil)
    }

    /// A parameter that shows its name, with the values of a provider.
    public convenience init(optionsProvider: any DynamicOptionsProvider) {
        self.init(declaration: IntentParameterDeclaration(optionsProvider: optionsProvider), default: nil)
    }

    /// A parameter with a default.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: IntentValueCodec.encode(defaultValue),
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }

    /// A parameter whose values a query of the author's finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            requestDialog: requestValueDialog,
            optionsProvider: query
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

/// How a parameter takes the output of the action before it in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As the system decides.
    case `default`
    /// Never.
    case never
    /// When a value is missing.
    case connectToPreviousIntentResult
}
