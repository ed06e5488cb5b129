internal import ExtensionProtocol
internal import LinuxSystem
internal import ViewTree

/// Configurations that people changed over HTTP, on top of those in config.json: `data/widgets.json`.
///
/// An edit remembers what it was made on. Where config.json says something else by now, its author has the last word and the
/// edit is put aside, with a line in the log.
struct EditedConfigurations: Sendable {
    private struct Edit: Codable, Hashable {
        var base: Placement
        var configuration: [String: JSONValue]
    }

    private struct Document: Codable {
        static let currentVersion = 1

        var version = Document.currentVersion
        var edits: [String: Edit]
    }

    private let path: String
    private let log: Log
    private var edits: [String: Edit] = [:]
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
            guard document.version == Document.currentVersion else {
                setAside(because: "format version \(document.version) is not known")
                return
            }
            edits = document.edits
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

    /// The placement with the configuration that was last chosen for it.
    func applied(to base: Placement) -> Placement {
        guard let edit = edits[base.id] else { return base }
        guard edit.base == base else {
            log.warning(
                "\(base.id): config.json has changed since this widget was edited, and counts; the edit is not used"
            )
            return base
        }
        var placement = base
        placement.configuration = edit.configuration
        return placement
    }

    /// Keeps a configuration; on the disk when the call returns.
    ///
    /// - Throws: where the disk refuses; nothing has changed then.
    mutating func keep(_ configuration: [String: JSONValue], for base: Placement) throws(SystemError) {
        if let unreadable { throw unreadable }
        var fresh = edits
        fresh[base.id] = Edit(base: base, configuration: configuration)
        let bytes: [UInt8]
        do {
            bytes = Array(try MessageCoding.encode(Document(edits: fresh)))
        } catch {
            throw SystemError(call: "encode", code: .invalid, path: path)
        }
        try AtomicFile.write(bytes, to: path, permissions: 0o600)
        edits = fresh
    }
}
