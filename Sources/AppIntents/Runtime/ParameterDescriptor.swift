/// A parameter as clients see it.
package struct ParameterDescriptor: Sendable, Hashable, Codable {
    /// The name of the property.
    package var name: String

    /// The author's title, else the name.
    package var title: String

    /// A sentence about it.
    package var description: String?

    /// `bool`, `int`, `double`, `string`, `date`, `dateComponents`, `url`, `duration`, `measurement`, `file`, `enum`,
    /// `entity` or `array`.
    package var type: String

    /// The type of an array's elements, or the name of the enumeration or entity.
    package var element: String?

    /// Whether it may go without a value.
    package var isOptional: Bool

    /// The value an intent starts with.
    package var `default`: IntentValue?

    /// The least number allowed.
    package var minimum: Double?

    /// The greatest number allowed.
    package var maximum: Double?

    /// The control that the author wishes, such as `slider`.
    package var control: String?

    /// The cases of an enumeration.
    package var cases: [IntentOption]?

    /// Whether the values come from a query or a provider.
    package var hasDynamicOptions: Bool

    /// A JSON Schema (2020-12) of the value.
    package var schema: IntentValue

    /// Describes a parameter of an instance.
    init(_ item: NamedIntentParameter) {
        let declaration = item.parameter.declaration
        let codec = item.parameter.codec
        name = item.name
        title = declaration.title?.text ?? item.name
        description = declaration.description?.text
        type = codec.type.name
        element = codec.type.detail
        isOptional = codec.isOptional
        `default` = declaration.defaultValue
        minimum = declaration.range?.lowerBound
        maximum = declaration.range?.upperBound
        control = declaration.control
        let cases = codec.cases()
        self.cases = cases.isEmpty ? nil : cases
        hasDynamicOptions = item.parameter.provider != nil
        schema = .null
        schema = makeSchema(codec.type, size: declaration.size)
    }

    private func makeSchema(_ type: IntentParameterType, size: ClosedRange<Int>?) -> IntentValue {
        var fields = type.schema(cases: cases ?? [])
        if case .array = type, let size {
            if size.lowerBound > 0 { fields["minItems"] = .int(size.lowerBound) }
            if size.upperBound < .max { fields["maxItems"] = .int(size.upperBound) }
        }
        fields["title"] = .string(title)
        fields["description"] = description.map { .string($0) }
        fields["default"] = self.default
        fields["minimum"] = minimum.map { .wholeOrDouble($0) }
        fields["maximum"] = maximum.map { .wholeOrDouble($0) }
        if isOptional { return .object(fields.allowingNull) }
        return .object(fields)
    }
}

extension IntentParameterType {
    fileprivate var detail: String? {
        switch self {
        case .enumeration(let name), .entity(let name), .unsupported(let name): name
        case .array(let element): element.name
        default: nil
        }
    }

    /// The keywords that describe values of the type.
    fileprivate func schema(cases: [IntentOption]) -> [String: IntentValue] {
        switch self {
        case .bool: ["type": "boolean"]
        case .int: ["type": "integer"]
        case .double: ["type": "number"]
        case .string: ["type": "string"]
        case .date: ["type": "string", "format": "date-time"]
        case .dateComponents: ["type": ["object", "string"]]
        case .url: ["type": "string", "format": "uri"]
        case .duration: ["type": "number"]
        case .measurement: ["type": ["object", "number"]]
        case .file: ["type": "object", "required": ["filename", "data"]]
        case .enumeration: ["enum": .array(cases.map(\.value))]
        case .entity: ["type": "string"]
        case .array(let element): ["type": "array", "items": .object(element.schema(cases: cases))]
        case .unsupported: ["not": [:]]
        }
    }
}

extension [String: IntentValue] {
    /// The schema that takes `null`, too.
    fileprivate var allowingNull: [String: IntentValue] {
        var fields = self
        switch fields["type"] {
        case .string(let name): fields["type"] = [.string(name), "null"]
        case .array(let names): fields["type"] = .array(names + ["null"])
        default: break
        }
        if case .array(let values) = fields["enum"] { fields["enum"] = .array(values + [.null]) }
        return fields
    }
}

extension IntentValue {
    /// A whole number where it is one.
    fileprivate static func wholeOrDouble(_ number: Double) -> IntentValue {
        Int(exactly: number).map { .int($0) } ?? .double(number)
    }
}
