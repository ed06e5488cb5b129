internal import Foundation

/// A built-in type that a parameter can have, with its form on the wire.
protocol WireIntentValue: Sendable {
    /// The type as clients see it.
    static var wireType: IntentParameterType { get }

    /// What a client has to send, for messages.
    static var expectation: String { get }

    /// The value that a wire form stands for, or `nil`.
    init?(_ value: IntentValue)

    /// The wire form of the value.
    var intentValue: IntentValue { get }

    /// The wire form that a text of a form body spells, or `nil`.
    static func spelled(_ text: String) -> IntentValue?
}

extension WireIntentValue {
    /// No other spelling.
    static func spelled(_ text: String) -> IntentValue? { nil }
}

extension Bool: WireIntentValue {
    static var wireType: IntentParameterType { .bool }
    static var expectation: String { "true or false" }

    init?(_ value: IntentValue) {
        guard case .bool(let flag) = value else { return nil }
        self = flag
    }

    var intentValue: IntentValue { .bool(self) }

    /// `on` is what an HTML check box sends.
    static func spelled(_ text: String) -> IntentValue? {
        switch text.lowercased() {
        case "true", "on", "yes", "1": .bool(true)
        case "false", "off", "no", "0", "": .bool(false)
        default: nil
        }
    }
}

extension Int: WireIntentValue {
    static var wireType: IntentParameterType { .int }
    static var expectation: String { "a whole number" }

    init?(_ value: IntentValue) {
        switch value {
        case .int(let number): self = number
        case .double(let number):
            guard let whole = Int(exactly: number) else { return nil }
            self = whole
        default: return nil
        }
    }

    var intentValue: IntentValue { .int(self) }

    static func spelled(_ text: String) -> IntentValue? { Int(text).map { .int($0) } }
}

extension Double: WireIntentValue {
    static var wireType: IntentParameterType { .double }
    static var expectation: String { "a number" }

    init?(_ value: IntentValue) {
        guard let number = value.number, number.isFinite else { return nil }
        self = number
    }

    var intentValue: IntentValue { .double(self) }

    static func spelled(_ text: String) -> IntentValue? { Double(text).map { .double($0) } }
}

extension String: WireIntentValue {
    static var wireType: IntentParameterType { .string }
    static var expectation: String { "a text" }

    init?(_ value: IntentValue) {
        guard let text = value.string else { return nil }
        self = text
    }

    var intentValue: IntentValue { .string(self) }
}

extension AttributedString: WireIntentValue {
    static var wireType: IntentParameterType { .string }
    static var expectation: String { "a text" }

    init?(_ value: IntentValue) {
        guard let text = value.string else { return nil }
        self.init(text)
    }

    var intentValue: IntentValue { .string(String(characters)) }
}

extension URL: WireIntentValue {
    static var wireType: IntentParameterType { .url }
    static var expectation: String { "a URL with a scheme" }

    init?(_ value: IntentValue) {
        guard let text = value.string, let url = URL(string: text), url.scheme != nil else { return nil }
        self = url
    }

    var intentValue: IntentValue { .string(absoluteString) }
}

extension Duration: WireIntentValue {
    static var wireType: IntentParameterType { .duration }
    static var expectation: String { "a number of seconds" }

    init?(_ value: IntentValue) {
        guard let seconds = value.number, abs(seconds) < 1e15 else { return nil }
        self = .seconds(seconds)
    }

    var intentValue: IntentValue {
        .double(Double(components.seconds) + Double(components.attoseconds) / 1e18)
    }

    static func spelled(_ text: String) -> IntentValue? { Double.spelled(text) }
}

extension IntentFile: WireIntentValue {
    static var wireType: IntentParameterType { .file }
    static var expectation: String { "an object with “filename” and base64 “data”" }

    init?(_ value: IntentValue) {
        guard case .object(let fields) = value, let name = fields["filename"]?.string,
            let data = (fields["data"]?.string).flatMap({ Data(base64Encoded: $0) })
        else { return nil }
        self.init(data: data, filename: name, type: fields["type"]?.string)
    }

    var intentValue: IntentValue {
        var fields: [String: IntentValue] = [
            "filename": .string(filename), "data": .string(data.base64EncodedString()),
        ]
        fields["type"] = typeIdentifier.map { .string($0) }
        return .object(fields)
    }
}
