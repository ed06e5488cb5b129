public import Foundation

extension IntentParameter where Value._UnwrappedValue == Int {
    /// The control that edits whole numbers.
    public typealias ControlStyle = IntentNumberControlStyle

    /// A parameter for whole numbers edited by a control.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        controlStyle: IntentNumberControlStyle,
        inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            range: IntentParameterDeclaration.makeRange(inclusiveRange),
            control: controlStyle.rawValue,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }

    /// A parameter for whole numbers between two bounds, both included.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Int, upperBound: Int),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            range: IntentParameterDeclaration.makeRange(inclusiveRange),
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == Double {
    /// The control that edits numbers.
    public typealias ControlStyle = IntentNumberControlStyle

    /// A parameter for numbers edited by a control.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        controlStyle: IntentNumberControlStyle,
        inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            range: IntentParameterDeclaration.makeRange(inclusiveRange),
            control: controlStyle.rawValue,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }

    /// A parameter for numbers between two bounds, both included.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Double, upperBound: Double),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            range: IntentParameterDeclaration.makeRange(inclusiveRange),
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == Bool {
    /// A parameter for a switch whose positions have names.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            requestDialog: requestValueDialog
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == String {
    /// A parameter for a text with hints for its keyboard.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            control: inputOptions.multiline ? "multiline" : nil,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == Date {
    /// A parameter for a day, a time or both.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        kind: Date.IntentKind,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            control: kind.rawValue,
            requestDialog: requestValueDialog
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == DateComponents {
    /// A parameter for a day, a time or both.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        kind: Date.IntentKind,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            control: kind.rawValue,
            requestDialog: requestValueDialog
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}

extension IntentParameter where Value._UnwrappedValue == IntentFile {
    /// A parameter for a file of certain types.
    public convenience init(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            requestDialog: requestValueDialog
        )
        self.init(declaration: declaration, default: defaultValue)
    }
}
