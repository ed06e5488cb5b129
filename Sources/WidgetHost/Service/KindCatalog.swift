internal import ExtensionProtocol

/// The kinds of all bundles, and which bundle each belongs to.
struct KindCatalog: Sendable {
    struct Entry: Sendable {
        var descriptor: KindDescriptor
        /// The index of the bundle.
        var bundle: Int
    }

    private(set) var kinds: [KindDescriptor] = []
    private(set) var intents: [IntentSummary] = []
    private var entries: [String: Entry] = [:]

    /// - Throws: where two bundles have a kind of the same name: neither could be told from the other.
    init(_ descriptions: [BundleDescription], bundles: [String]) throws(ConfigurationError) {
        for (index, description) in descriptions.enumerated() {
            for descriptor in description.kinds {
                if let other = entries[descriptor.kind] {
                    throw ConfigurationError(
                        source: "extensions",
                        path: "",
                        problem:
                            "the kind \"\(descriptor.kind)\" is in both \(bundles[other.bundle]) and \(bundles[index]);"
                            + " rename one of them"
                    )
                }
                entries[descriptor.kind] = Entry(descriptor: descriptor, bundle: index)
                kinds.append(descriptor)
            }
            for intent in description.intents where !intents.contains(where: { $0.name == intent.name }) {
                intents.append(intent)
            }
        }
    }

    /// The kind's descriptor and bundle.
    func entry(of kind: String) -> Entry? { entries[kind] }

    /// The configured widgets, or each kind once per family.
    func placements(_ configuration: Configuration) throws(ConfigurationError) -> [Placement] {
        guard let configured = configuration.widgets else {
            return kinds.flatMap { descriptor in
                descriptor.families.map { family in
                    Placement(
                        id: Placement.defaultID(kind: descriptor.kind, family: family),
                        kind: descriptor.kind,
                        family: family
                    )
                }
            }
        }
        for (index, placement) in configured.enumerated() {
            try check(placement, source: "config.json", path: "$.widgets[\(index)]")
        }
        return configured
    }

    /// - Throws: where no bundle has the placement's kind, parameters or family.
    func check(_ placement: Placement, source: String, path: String) throws(ConfigurationError) {
        guard let entry = entries[placement.kind] else {
            throw ConfigurationError(
                source: source,
                path: "\(path).kind",
                problem: "no bundle has the kind \"\(placement.kind)\""
                    + suggestion(for: placement.kind, among: kinds.map(\.kind))
            )
        }
        let known = entry.descriptor.parameters.map(\.name)
        for name in placement.configuration.keys.sorted() where !known.contains(name) {
            throw ConfigurationError(
                source: source,
                path: "\(path).configuration.\(name)",
                problem: "\"\(placement.kind)\" has no such parameter" + suggestion(for: name, among: known)
            )
        }
        let families = entry.descriptor.families
        guard families.contains(placement.family) else {
            throw ConfigurationError(
                source: source,
                path: "\(path).family",
                problem: "\"\(placement.kind)\" does not support \(placement.family.rawValue); it supports "
                    + families.map(\.rawValue).joined(separator: ", ")
            )
        }
    }
}
