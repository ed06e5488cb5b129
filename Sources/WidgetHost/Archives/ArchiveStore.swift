internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem

/// Archives on disk: each widget has a folder of generations and a file that names the current one.
///
/// A generation is written whole under a name that nobody reads and then renamed; only then does `current` name it. What
/// cannot be understood is set aside, never deleted, and the generation before it serves. Calls block: keep them off the
/// event loop.
///
/// The files of a generation need no temporary names and renames of their own. Nobody reads the folder under its first
/// name, and before it gets its second one each file is on the disk (fsync of each) under its name (one fsync of the
/// folder). A crash before that rename leaves a folder that is ignored, and cleared by the next write.
///
/// The rename and the switch of `current` change the same folder, and its one fsync, the last step, is what is
/// acknowledged. A crash before it keeps both, none, or one of them: a generation above `current` counts as not there, and
/// a `current` that names no generation is passed over for the newest one that is there, the one before.
struct ArchiveStore: Sendable {
    /// `DIR/archives`.
    let folder: String
    private let calls: FileSystemCalls
    private let log: Log

    /// How many generations stay: the current one, and one to fall back to.
    private static let kept = 2

    init(data: String, log: Log, calls: FileSystemCalls = .live) {
        folder = "\(data)/archives"
        self.log = log
        self.calls = calls
    }

    /// An archive and the number of its generation.
    struct Stored: Sendable {
        var archive: TimelineArchive
        var generation: Int
    }

    /// The newest archive of `widget` that can be read; nil where there is none.
    func load(_ widget: String) -> Stored? {
        let home = "\(folder)/\(widget)"
        let named = (try? AtomicFile.read("\(home)/current", limit: 64)).flatMap {
            Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
        var candidates = generations(in: home).sorted(by: >)
        if let named, let index = candidates.firstIndex(of: named) {
            // Generations above the current one were never acknowledged.
            candidates = Array(candidates[index...])
        }
        for generation in candidates {
            if let archive = read(generation, in: home) { return Stored(archive: archive, generation: generation) }
        }
        return nil
    }

    /// Writes `archive` and its pictures, one an entry, as the generation after `previous`, and makes it current.
    func save(
        _ archive: TimelineArchive,
        pictures: [[UInt8]],
        for widget: String,
        after previous: Int
    ) throws(SystemError) -> Int {
        let home = "\(folder)/\(widget)"
        let generation = max(previous, generations(in: home).max() ?? 0) + 1
        let name = Self.name(of: generation)
        let unfinished = "\(home)/.\(name)"
        try Folder.make(home)
        try? Folder.removeTree(unfinished)
        try Folder.make(unfinished)
        do throws(SystemError) {
            try AtomicFile.create(try Self.bytes(of: archive), at: "\(unfinished)/timeline.json", calls: calls)
            for (index, picture) in pictures.enumerated() {
                try AtomicFile.create(picture, at: "\(unfinished)/\(Self.pictureName(index))", calls: calls)
            }
            try calls.synchronizeFolder(unfinished)
            try calls.rename(unfinished, "\(home)/\(name)")
            try AtomicFile.write(Array("\(name)\n".utf8), to: "\(home)/current", calls: calls)
        } catch {
            try? Folder.removeTree(unfinished)
            throw error
        }
        collect(in: home, current: generation)
        return generation
    }

    /// Removes all that is kept of `widget`.
    func remove(_ widget: String) throws(SystemError) {
        guard try Folder.kind(of: "\(folder)/\(widget)", following: false) != nil else { return }
        try Folder.removeTree("\(folder)/\(widget)")
    }
}

extension ArchiveStore {
    private static func name(of generation: Int) -> String { padded(generation, to: 6) }

    private static func pictureName(_ index: Int) -> String { "\(padded(index, to: 4)).svg" }

    private static func padded(_ number: Int, to digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }

    private static func bytes(of archive: TimelineArchive) throws(SystemError) -> [UInt8] {
        do {
            return Array(try MessageCoding.encode(archive))
        } catch {
            throw SystemError(call: "encode", code: .invalid, path: "timeline.json")
        }
    }

    private func generations(in home: String) -> [Int] {
        let entries = (try? Folder.entries(home)) ?? []
        return entries.compactMap { $0.kind == .folder ? Int($0.name) : nil }
    }

    private func read(_ generation: Int, in home: String) -> TimelineArchive? {
        let path = "\(home)/\(Self.name(of: generation))"
        do {
            let bytes = try AtomicFile.read("\(path)/timeline.json", limit: MessageFraming.maximumLength)
            if let archive = try MessageCoding.decode(TimelineArchive.self, from: bytes).normalized() { return archive }
            setAside(path, because: "it shows nothing")
        } catch let error as SystemError {
            // Unreadable now may be readable later; only what is understood to be wrong is moved.
            log.warning("\(path) cannot be read: \(error)")
        } catch {
            setAside(path, because: "\(error)")
        }
        return nil
    }

    private func setAside(_ path: String, because problem: String) {
        log.warning("\(path) is set aside: \(problem)")
        try? calls.rename(path, "\(path).aside")
    }

    private func collect(in home: String, current: Int) {
        for generation in generations(in: home) where generation <= current - Self.kept {
            try? Folder.removeTree("\(home)/\(Self.name(of: generation))")
        }
    }
}
