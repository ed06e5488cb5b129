internal import ExtensionProtocol
internal import LinuxSystem
internal import ViewTree

/// What people changed over HTTP, on top of config.json: widgets added, removed and configured; `data/widgets.json`.
///
/// An edit remembers what it was made on. Where config.json says something else by now, its author has the last word and the
/// edit is not used, with a line in the log.
struct WidgetEdits: Sendable {
    private struct Edit: Codable, Hashable {
        var base: Placement
        var configuration: [String: JSONValue]
    }

    /// The content of the file.
    private struct Content: Hashable {
        var edits: [String: Edit] = [:]
        /// In the order in which they were added.
        var added: [Placement] = []
        /// What config.json places and nobody wants to see, by id.
        var removed: [String: Placement] = [:]
    }

    private struct Document: Codable {
        /// 2 has widgets that were added and removed; 1 had configurations alone.
        static let currentVersion = 2

        var version = Document.currentVersion
        var edits: [String: Edit]
        var added: [Placement]?
        var removed: [String: Placement]?
    }

    private let path: String
    private let log: Log
    private var content = Content()
    /// Why the file could not be read; nobody must write over what he has not seen.
    private var unreadable: SystemError?

    init(data: String, log: Log) {
        path = "\(data)/widgets.json"
        self.log = log
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try AtomicFile.read(path)
        } catch {
            guard error.code != .notFound else { return }
            unreadable = error
            log.error("edited configurations are not used, and none is kept: \(error)")
            return
        }
        do {
            let document = try MessageCoding.decode(Document.self, from: bytes)
            guard (1...Document.currentVersion).contains(document.version) else {
                setAside(because: "format version \(document.version) is not known")
                return
            }
            content = Content(
                edits: document.edits,
                added: document.added ?? [],
                removed: document.removed ?? [:]
            )
        } catch {
            setAside(because: "it cannot be understood: \(error)")
        }
    }

    /// What is not understood is kept beside, never written over.
    private mutating func setAside(because problem: String) {
        let other = "\(path).aside-\(SystemClock.wallNanoseconds())"
        log.warning("\(path) is set aside as \(other): \(problem)")
        do throws(SystemError) {
            try FileSystemCalls.live.rename(path, other)
        } catch {
            unreadable = error
        }
    }

    /// What is placed: config.json's widgets but for those that were removed, then those that were added, each with the
    /// configuration that was chosen last and what that was chosen on.
    func placements(on bases: [Placement]) -> [(base: Placement, placement: Placement)] {
        let kept = bases.filter { base in
            guard let removed = content.removed[base.id] else { return true }
            if removed != base { warn(base.id, "removed", "it is placed again") }
            return removed != base
        }
        let added = content.added.filter { placement in
            let isTaken = kept.contains { $0.id == placement.id }
            if isTaken { warn(placement.id, "added", "the one in config.json is placed") }
            return !isTaken
        }
        return (kept + added).map { ($0, applied(to: $0)) }
    }

    private func warn(_ id: String, _ edit: String, _ outcome: String) {
        log.warning("\(id): config.json has changed since this widget was \(edit), and counts; \(outcome)")
    }

    /// The placement with the configuration that was last chosen for it.
    private func applied(to base: Placement) -> Placement {
        guard let edit = content.edits[base.id] else { return base }
        guard edit.base == base else {
            warn(base.id, "edited", "the edit is not used")
            return base
        }
        var placement = base
        placement.configuration = edit.configuration
        return placement
    }
}

// Each of these is on the disk when the call returns; where the disk refuses it throws, and nothing has changed.
extension WidgetEdits {
    /// Keeps the configuration that somebody chose for a widget.
    mutating func keep(_ configuration: [String: JSONValue], for base: Placement) throws(SystemError) {
        var fresh = content
        fresh.edits[base.id] = Edit(base: base, configuration: configuration)
        try keep(fresh)
    }

    /// Keeps a widget that somebody added.
    mutating func add(_ placement: Placement) throws(SystemError) {
        var fresh = content
        fresh.added.removeAll { $0.id == placement.id }
        fresh.added.append(placement)
        fresh.edits[placement.id] = nil
        // One of config.json with this id stays removed.
        try keep(fresh)
    }

    /// Keeps that somebody removed the widget which `base` places.
    mutating func remove(_ base: Placement) throws(SystemError) {
        var fresh = content
        fresh.edits[base.id] = nil
        if fresh.added.contains(base) {
            fresh.added.removeAll { $0 == base }
        } else {
            fresh.removed[base.id] = base
        }
        try keep(fresh)
    }

    private mutating func keep(_ fresh: Content) throws(SystemError) {
        if let unreadable { throw unreadable }
        let document = Document(edits: fresh.edits, added: fresh.added, removed: fresh.removed)
        let bytes: [UInt8]
        do {
            bytes = Array(try MessageCoding.encode(document))
        } catch {
            throw SystemError(call: "encode", code: .invalid, path: path)
        }
        try AtomicFile.write(bytes, to: path, permissions: 0o600)
        content = fresh
    }
}
