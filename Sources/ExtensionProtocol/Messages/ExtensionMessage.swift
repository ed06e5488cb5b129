package import ViewTree

/// What an extension process says.
package enum ExtensionMessage: Hashable, Sendable {
    /// The answer to the request of the same id.
    case reply(id: Int, ExtensionReply)
    /// The widget code asked for reloads outside of any intent that is being performed.
    case reload(ReloadTarget)
}

/// An answer to a request.
package enum ExtensionReply: Hashable, Sendable {
    case description(BundleDescription)
    case archive(TimelineArchive)
    case performed(PerformReport)
    case options([OptionDescription])
    case previews([PreviewDescription])
    case failure(ExtensionFailure)
}

/// A value that a parameter can have.
package struct OptionDescription: Hashable, Sendable, Codable {
    package var value: JSONValue
    package var title: String
    package var subtitle: String?
    package var section: String?
    /// The name of a symbol beside the title.
    package var symbol: String?

    package init(
        value: JSONValue,
        title: String,
        subtitle: String? = nil,
        section: String? = nil,
        symbol: String? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.section = section
        self.symbol = symbol
    }
}

/// Which widgets to reload.
package enum ReloadTarget: Hashable, Sendable {
    case all
    case kind(String)
}

/// What an intent did.
package struct PerformReport: Hashable, Sendable, Codable {
    package var value: JSONValue?
    package var dialog: String?
    /// A destination that the intent wants opened.
    package var openURL: String?
    /// Reloads that the intent asked for, in order and without repetition.
    package var reloads: [ReloadTarget]

    package init(
        value: JSONValue? = nil,
        dialog: String? = nil,
        openURL: String? = nil,
        reloads: [ReloadTarget] = []
    ) {
        self.value = value
        self.dialog = dialog
        self.openURL = openURL
        self.reloads = reloads
    }
}

/// A request that could not be met; no fault of the process itself.
package struct ExtensionFailure: Error, Hashable, Sendable, Codable {
    package var reason: Reason
    /// One line for the caller: what was wrong, and what is allowed.
    package var message: String
    /// The parameter at fault.
    package var parameter: String?

    package init(reason: Reason, message: String, parameter: String? = nil) {
        self.reason = reason
        self.message = message
        self.parameter = parameter
    }

    package enum Reason: String, Hashable, Sendable, Codable {
        case unknownKind, unsupportedFamily, unknownIntent, badParameter
        /// The provider gave no entries.
        case emptyTimeline
        /// The author's code threw.
        case thrown
        /// A deep link, and no app to open it.
        case noApp
        /// A bound on entries, nodes, depth or bytes was passed.
        case tooLarge
    }
}

extension ReloadTarget: Codable {
    private enum Key: String, CodingKey { case kind }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self = try container.decodeIfPresent(String.self, forKey: .kind).map(ReloadTarget.kind) ?? .all
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if case .kind(let kind) = self { try container.encode(kind, forKey: .kind) }
    }
}

extension ExtensionMessage: Codable {
    private enum Key: String, CodingKey { case id, reply, reload }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let target = try container.decodeIfPresent(ReloadTarget.self, forKey: .reload) {
            self = .reload(target)
        } else {
            self = .reply(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(ExtensionReply.self, forKey: .reply)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .reload(let target):
            try container.encode(target, forKey: .reload)
        case .reply(let id, let reply):
            try container.encode(id, forKey: .id)
            try container.encode(reply, forKey: .reply)
        }
    }
}

extension ExtensionReply: Codable {
    private enum Key: String, CodingKey { case description, archive, performed, options, previews, failure }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let description = try container.decodeIfPresent(BundleDescription.self, forKey: .description) {
            self = .description(description)
        } else if let archive = try container.decodeIfPresent(TimelineArchive.self, forKey: .archive) {
            self = .archive(archive)
        } else if let report = try container.decodeIfPresent(PerformReport.self, forKey: .performed) {
            self = .performed(report)
        } else if let options = try container.decodeIfPresent([OptionDescription].self, forKey: .options) {
            self = .options(options)
        } else if let previews = try container.decodeIfPresent([PreviewDescription].self, forKey: .previews) {
            self = .previews(previews)
        } else {
            self = .failure(try container.decode(ExtensionFailure.self, forKey: .failure))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .description(let description): try container.encode(description, forKey: .description)
        case .archive(let archive): try container.encode(archive, forKey: .archive)
        case .performed(let report): try container.encode(report, forKey: .performed)
        case .options(let options): try container.encode(options, forKey: .options)
        case .previews(let previews): try container.encode(previews, forKey: .previews)
        case .failure(let failure): try container.encode(failure, forKey: .failure)
        }
    }
}
