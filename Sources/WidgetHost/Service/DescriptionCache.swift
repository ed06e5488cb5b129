internal import ExtensionProtocol
internal import LinuxSystem

/// What the bundles said of themselves the last time, so that a restart serves before any process has run.
struct DescriptionCache: Sendable {
    private struct Document: Codable {
        var version = 1
        /// Descriptions by the stamp of the executable that gave them.
        var bundles: [String: BundleDescription]
    }

    private let path: String
    private let log: Log

    init(data: String, log: Log) {
        path = "\(data)/bundles.json"
        self.log = log
    }

    /// The description of each pool's bundle: remembered where its executable is the same file, else asked for.
    func descriptions(of pools: [ExtensionPool]) async throws(ToolFailure) -> [BundleDescription] {
        let known = load()
        var bundles: [String: BundleDescription] = [:]
        var descriptions: [BundleDescription] = []
        for pool in pools {
            let stamp = pool.bundle.stamp
            let description: BundleDescription
            if let remembered = known[stamp] {
                description = remembered
            } else {
                description = try await pool.description()
            }
            descriptions.append(description)
            bundles[stamp] = description
        }
        if bundles != known { save(bundles) }
        return descriptions
    }

    private func load() -> [String: BundleDescription] {
        guard let bytes = try? AtomicFile.read(path),
            let document = try? MessageCoding.decode(Document.self, from: bytes), document.version == 1
        else { return [:] }
        return document.bundles
    }

    /// Only a cache: without it the next start takes a moment longer.
    private func save(_ bundles: [String: BundleDescription]) {
        do {
            try AtomicFile.write(Array(try MessageCoding.encode(Document(bundles: bundles))), to: path)
        } catch {
            log.warning("\(path) could not be written: \(error)")
        }
    }
}
