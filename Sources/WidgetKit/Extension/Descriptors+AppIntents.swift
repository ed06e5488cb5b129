internal import AppIntents
internal import ExtensionProtocol
internal import ViewTree

extension IntentSummary {
    init(_ descriptor: IntentDescriptor) {
        self.init(
            name: descriptor.name,
            title: descriptor.title,
            description: descriptor.description,
            parameters: descriptor.parameters.map(ParameterDescription.init)
        )
    }
}

extension ParameterDescription {
    init(_ descriptor: ParameterDescriptor) {
        self.init(
            name: descriptor.name,
            title: descriptor.title,
            type: descriptor.type,
            isOptional: descriptor.isOptional,
            default: descriptor.default.map(JSONValue.init),
            schema: JSONValue(descriptor.schema)
        )
    }
}

extension JSONValue {
    /// The same value in the words of the view tree.
    init(_ value: IntentValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let elements): self = .array(elements.map(JSONValue.init))
        case .object(let members): self = .object(members.mapValues(JSONValue.init))
        }
    }
}

extension IntentValue {
    /// The same value in the words of intents.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let elements): self = .array(elements.map(IntentValue.init))
        case .object(let members): self = .object(members.mapValues(IntentValue.init))
        }
    }
}

extension ExtensionFailure {
    /// A failure in the words of the pipe.
    init(_ error: IntentError) {
        let reason: Reason =
            switch error.code {
            case .unknownIntent: .unknownIntent
            case .failed: .thrown
            case .unknownParameter, .invalidValue, .unknownEntity, .missingParameter: .badParameter
            }
        self.init(reason: reason, message: error.message, parameter: error.parameter)
    }
}
