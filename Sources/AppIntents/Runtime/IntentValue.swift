/// A parameter's value on the wire: plain JSON.
package enum IntentValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([IntentValue])
    case object([String: IntentValue])

    /// The number, if it is one.
    package var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    /// The text, if it is one.
    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }
}

extension IntentValue: Codable {
    /// Reads any JSON; whole numbers that fit become `int`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([IntentValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: IntentValue].self))
        }
    }

    /// Writes plain JSON; a number that JSON cannot hold becomes `null`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value) where !value.isFinite: try container.encodeNil()
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension IntentValue: CustomStringConvertible {
    /// The value as messages quote it; long ones are cut after 80 characters.
    package var description: String {
        let text =
            switch self {
            case .null: "null"
            case .bool(let value): String(value)
            case .int(let value): String(value)
            case .double(let value): String(value)
            case .string(let value): "“\(value)”"
            case .array(let values): "a list of \(values.count)"
            case .object(let values): "an object with \(values.keys.sorted().prefix(8).joined(separator: ", "))"
            }
        return text.count > 80 ? text.prefix(79) + "…" : text
    }
}

extension IntentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(floatLiteral value: Double) { self = .double(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: IntentValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, IntentValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }
}
