package import ViewTree

/// What the daemon asks of an extension process.
package struct ExtensionRequest: Hashable, Sendable, Codable {
    /// Comes back in the reply.
    package var id: Int
    package var command: Command

    package init(id: Int, command: Command) {
        self.id = id
        self.command = command
    }

    package enum Command: Hashable, Sendable {
        /// Describe the bundle's widgets and intents.
        case describe
        /// Archive a placeholder, a snapshot or a timeline.
        case archive(ArchiveRequest)
        /// Perform an intent.
        case perform(PerformRequest)
        /// Hand a deep link to the app and archive what it shows then.
        case open(OpenRequest)
        /// List the values that a parameter can have.
        case options(OptionsRequest)
        /// List the previews that the author has declared.
        case previews
        /// Archive a preview.
        case preview(PreviewRequest)
    }
}

/// Which widget to archive, and for what surroundings.
package struct ArchiveRequest: Hashable, Sendable, Codable {
    package var kind: String
    package var family: WidgetFamilyName
    /// In points.
    package var size: Size
    package var state: EntryState
    /// Whether the picture is for a gallery, so that sample data serves better than real data.
    package var isPreview: Bool
    /// The values of configuration parameters that differ from their defaults.
    package var configuration: [String: JSONValue]
    /// Whether a configuration that does not fit is refused also where the state would not need it.
    package var validatesConfiguration: Bool
    /// A locale identifier such as `en_US`.
    package var locale: String
    /// An identifier of the time zone database.
    package var timeZone: String
    /// The radius of the widget's corners, in points.
    package var cornerRadius: Double

    package init(
        kind: String,
        family: WidgetFamilyName,
        size: Size,
        state: EntryState,
        isPreview: Bool = false,
        configuration: [String: JSONValue] = [:],
        validatesConfiguration: Bool = false,
        locale: String,
        timeZone: String,
        cornerRadius: Double
    ) {
        self.kind = kind
        self.family = family
        self.size = size
        self.state = state
        self.isPreview = isPreview
        self.configuration = configuration
        self.validatesConfiguration = validatesConfiguration
        self.locale = locale
        self.timeZone = timeZone
        self.cornerRadius = cornerRadius
    }
}

/// An intent to perform.
package struct PerformRequest: Hashable, Sendable, Codable {
    package var invocation: Invocation
    /// Whether strings that spell numbers and truth values stand for them, as in a form's body.
    package var isLenient: Bool

    package init(invocation: Invocation, isLenient: Bool = false) {
        self.invocation = invocation
        self.isLenient = isLenient
    }
}

/// A parameter of a widget's configuration whose values are asked for.
package struct OptionsRequest: Hashable, Sendable, Codable {
    package var kind: String
    package var parameter: String
    /// Words that people typed to find a value.
    package var search: String?
    /// The configuration's other values, which the choice may depend on.
    package var configuration: [String: JSONValue]

    package init(kind: String, parameter: String, search: String? = nil, configuration: [String: JSONValue] = [:]) {
        self.kind = kind
        self.parameter = parameter
        self.search = search
        self.configuration = configuration
    }
}

/// A deep link to an app.
package struct OpenRequest: Hashable, Sendable, Codable {
    package var url: String
    /// The window's size in points.
    package var size: Size
    /// A locale identifier such as `en_US`.
    package var locale: String
    /// An identifier of the time zone database.
    package var timeZone: String

    package init(url: String, size: Size, locale: String, timeZone: String) {
        self.url = url
        self.size = size
        self.locale = locale
        self.timeZone = timeZone
    }
}

extension ExtensionRequest.Command: Codable {
    private enum Key: String, CodingKey { case describe, archive, perform, open, options, previews, preview }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let request = try container.decodeIfPresent(ArchiveRequest.self, forKey: .archive) {
            self = .archive(request)
        } else if let request = try container.decodeIfPresent(PerformRequest.self, forKey: .perform) {
            self = .perform(request)
        } else if let request = try container.decodeIfPresent(OpenRequest.self, forKey: .open) {
            self = .open(request)
        } else if let request = try container.decodeIfPresent(OptionsRequest.self, forKey: .options) {
            self = .options(request)
        } else if let request = try container.decodeIfPresent(PreviewRequest.self, forKey: .preview) {
            self = .preview(request)
        } else if container.contains(.previews) {
            self = .previews
        } else if container.contains(.describe) {
            self = .describe
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "a command is one of describe, archive, perform, open, options, previews and preview"
                )
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .describe: try container.encode(true, forKey: .describe)
        case .archive(let request): try container.encode(request, forKey: .archive)
        case .perform(let request): try container.encode(request, forKey: .perform)
        case .open(let request): try container.encode(request, forKey: .open)
        case .options(let request): try container.encode(request, forKey: .options)
        case .previews: try container.encode(true, forKey: .previews)
        case .preview(let request): try container.encode(request, forKey: .preview)
        }
    }
}
