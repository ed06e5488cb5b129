internal import ViewTree

extension TimelineArchive: Codable {
    private enum Key: String, CodingKey {
        case version, kind, family, size, state, generatedAt, entries, policy, trees, diagnostics, producer
    }

    /// Refuses a version that this code does not know: its meaning may have changed.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let version = try container.decode(Int.self, forKey: .version)
        guard version == Self.formatVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version,
                in: container,
                debugDescription: "format version \(version) is not known; this program reads \(Self.formatVersion)"
            )
        }
        self.init(
            kind: try container.decode(String.self, forKey: .kind),
            family: try container.decode(WidgetFamilyName.self, forKey: .family),
            size: try container.decode(Size.self, forKey: .size),
            state: try container.decode(EntryState.self, forKey: .state),
            generatedAt: try container.decode(Double.self, forKey: .generatedAt),
            entries: try container.decode([ArchivedEntry].self, forKey: .entries),
            policy: try container.decode(ReloadPolicy.self, forKey: .policy),
            trees: try container.decode([EntryTree].self, forKey: .trees),
            diagnostics: try container.decodeIfPresent([String].self, forKey: .diagnostics) ?? []
        )
        producer = try container.decodeIfPresent(String.self, forKey: .producer)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(Self.formatVersion, forKey: .version)
        try container.encode(kind, forKey: .kind)
        try container.encode(family, forKey: .family)
        try container.encode(size, forKey: .size)
        try container.encode(state, forKey: .state)
        try container.encode(generatedAt, forKey: .generatedAt)
        try container.encode(entries, forKey: .entries)
        try container.encode(policy, forKey: .policy)
        try container.encode(trees, forKey: .trees)
        if !diagnostics.isEmpty { try container.encode(diagnostics, forKey: .diagnostics) }
        try container.encodeIfPresent(producer, forKey: .producer)
    }
}
