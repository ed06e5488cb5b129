/// What a tap does.
package enum Action: Hashable, Sendable {
    /// Performs an intent in the widget's extension.
    case intent(Invocation, control: Control)
    /// Opens a URL.
    case link(String)

    /// The control that carries an intent.
    package enum Control: Hashable, Sendable {
        case button
        case toggle(isOn: Bool)
    }
}

/// An intent and the values of its parameters, as they were when the view was archived.
package struct Invocation: Hashable, Sendable, Codable {
    package var intent: String
    package var parameters: [String: JSONValue]

    package init(intent: String, parameters: [String: JSONValue]) {
        self.intent = intent
        self.parameters = parameters
    }
}

extension Action: Codable {
    private enum Key: String, CodingKey { case intent, isOn, link }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let link = try container.decodeIfPresent(String.self, forKey: .link) {
            self = .link(link)
        } else {
            let isOn = try container.decodeIfPresent(Bool.self, forKey: .isOn)
            self = .intent(
                try container.decode(Invocation.self, forKey: .intent),
                control: isOn.map { .toggle(isOn: $0) } ?? .button
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .link(let url):
            try container.encode(url, forKey: .link)
        case .intent(let invocation, let control):
            try container.encode(invocation, forKey: .intent)
            if case .toggle(let isOn) = control { try container.encode(isOn, forKey: .isOn) }
        }
    }
}
