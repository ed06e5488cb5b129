import ExtensionProtocol
import LinuxSystem
import Synchronization
import Testing
import ViewTree

@testable import WidgetHost

@Suite struct ArchiveStoreTests {
    private let folder: TemporaryFolder
    private let store: ArchiveStore

    init() throws {
        folder = try TemporaryFolder()
        store = ArchiveStore(data: folder.path, log: .none)
    }

    private func make(_ text: String) -> TimelineArchive {
        TimelineArchive(
            kind: "Clock",
            family: .systemSmall,
            size: Size(width: 158, height: 158),
            state: .timeline,
            generatedAt: 1,
            entries: [ArchivedEntry(date: 1, tree: 0)],
            policy: .never,
            trees: [
                EntryTree(
                    content: .text(TextNode(runs: [TextRun(content: .string(text), font: FontDescription(size: 17))]))
                )
            ]
        )
    }

    private func timeline(_ generation: String) -> String { "\(folder.path)/archives/w/\(generation)/timeline.json" }

    @Test("what was saved is loaded, with its pictures beside it")
    func roundTrip() throws {
        #expect(store.load("w") == nil)
        let generation = try store.save(make("one"), pictures: [Array("<svg/>".utf8)], for: "w", after: 0)
        let stored = try #require(store.load("w"))
        #expect(stored.archive == make("one") && stored.generation == generation)
        #expect(try AtomicFile.read("\(folder.path)/archives/w/000001/0000.svg") == Array("<svg/>".utf8))
        #expect(try AtomicFile.read("\(folder.path)/archives/w/current") == Array("000001\n".utf8))
    }

    @Test("the newest generation is current, and old ones are collected but for one")
    func generations() throws {
        var generation = 0
        for text in ["one", "two", "three", "four"] {
            generation = try store.save(make(text), pictures: [], for: "w", after: generation)
        }
        #expect(store.load("w")?.archive == make("four"))
        let names = try Folder.entries("\(folder.path)/archives/w").map(\.name).sorted()
        #expect(names == ["000003", "000004", "current"])
    }

    @Test(
        "a damaged archive is set aside and the one before it serves",
        arguments: ["", "{", "null", #"{"version":1}"#, "\u{0}\u{0}\u{0}"]
    )
    func damaged(_ damage: String) throws {
        _ = try store.save(make("one"), pictures: [], for: "w", after: 0)
        _ = try store.save(make("two"), pictures: [], for: "w", after: 1)
        try AtomicFile.write(Array(damage.utf8), to: timeline("000002"))
        #expect(store.load("w")?.archive == make("one"))
        #expect(try AtomicFile.read(timeline("000002.aside")) == Array(damage.utf8))
        #expect(try store.save(make("three"), pictures: [], for: "w", after: 1) == 2)
        #expect(store.load("w")?.archive == make("three"))
    }

    @Test("an archive of a newer format is set aside, not deleted, and said in the log")
    func newerFormat() throws {
        let lines = Mutex<[String]>([])
        let store = ArchiveStore(data: folder.path, log: Log { line in lines.withLock { $0.append(line) } })
        _ = try store.save(make("one"), pictures: [], for: "w", after: 0)
        let text = String(decoding: try AtomicFile.read(timeline("000001")), as: UTF8.self)
        let newer = text.replacing("\"version\":1", with: "\"version\":2")
        try AtomicFile.write(Array(newer.utf8), to: timeline("000001"))
        #expect(store.load("w") == nil)
        #expect(try AtomicFile.read(timeline("000001.aside")) == Array(newer.utf8))
        #expect(lines.withLock { $0 }.contains { $0.contains("set aside") && $0.contains("format version 2") })
    }

    @Test("whichever write the disk refuses, the archive before it stays whole and current")
    func refusedWrites() throws {
        _ = try store.save(make("one"), pictures: [[1]], for: "w", after: 0)
        var refusals = 0
        for failing in 1...40 {
            let counter = Mutex(0)
            let store = ArchiveStore(
                data: folder.path,
                log: .none,
                calls: .refusing(
                    call: failing,
                    counter: {
                        counter.withLock {
                            $0 += 1; return $0
                        }
                    }
                )
            )
            do throws(SystemError) {
                _ = try store.save(make("two"), pictures: [[2]], for: "w", after: 1)
                break
            } catch {
                refusals += 1
                #expect(error.code == .noSpace)
                let shown = self.store.load("w")?.archive
                // A refused last step (the folder's fsync after the switch) may leave either, but always a whole one.
                #expect(shown == make("one") || shown == make("two"), "call \(failing)")
            }
        }
        #expect(refusals > 10)
        #expect(store.load("w")?.archive == make("two"))
    }

    @Test("all files of a generation are on the disk before it gets its name, and its name before it is acknowledged")
    func orderOfCalls() throws {
        let steps = Mutex<[String]>([])
        let live = FileSystemCalls.live
        let root = "\(folder.path)/archives/w"
        var calls = live
        calls.synchronize = { (descriptor) throws(SystemError) in
            steps.withLock { $0.append("fsync") }
            try live.synchronize(descriptor)
        }
        calls.rename = { (from, to) throws(SystemError) in
            steps.withLock { $0.append("rename to \(to.dropFirst(root.count))") }
            try live.rename(from, to)
        }
        calls.synchronizeFolder = { (path) throws(SystemError) in
            steps.withLock { $0.append("fsync of \(path.dropFirst(root.count))/") }
            try live.synchronizeFolder(path)
        }
        let store = ArchiveStore(data: folder.path, log: .none, calls: calls)
        _ = try store.save(make("one"), pictures: [[1], [2]], for: "w", after: 0)
        #expect(
            steps.withLock { $0 } == [
                // The archive, two pictures, their names; then the generation's own name and the switch to it.
                "fsync", "fsync", "fsync", "fsync of /.000001/", "rename to /000001",
                "fsync", "rename to /current", "fsync of /",
            ]
        )
    }

    @Test("a crash between rename and switch may keep either without the other, and the archive before it serves")
    func halfOfTheLastSteps() throws {
        _ = try store.save(make("one"), pictures: [], for: "w", after: 0)
        _ = try store.save(make("two"), pictures: [], for: "w", after: 1)
        // The new generation is there and was never made current.
        try AtomicFile.write(Array("000001\n".utf8), to: "\(folder.path)/archives/w/current")
        #expect(store.load("w")?.archive == make("one"))
        // The other way round: the switch is there and its generation is not.
        try AtomicFile.write(Array("000003\n".utf8), to: "\(folder.path)/archives/w/current")
        #expect(store.load("w")?.archive == make("two"))
        #expect(try store.save(make("three"), pictures: [], for: "w", after: 0) == 3)
        #expect(store.load("w")?.archive == make("three"))
    }

    @Test("a removed widget leaves nothing behind")
    func removed() throws {
        _ = try store.save(make("one"), pictures: [], for: "w", after: 0)
        try store.remove("w")
        try store.remove("w")
        #expect(store.load("w") == nil)
        #expect(try Folder.entries("\(folder.path)/archives").isEmpty)
    }
}

extension FileSystemCalls {
    /// The real calls, but for one, counted from 1, that fails as on a full disk.
    static func refusing(call failing: Int, counter: @escaping @Sendable () -> Int) -> FileSystemCalls {
        let live = FileSystemCalls.live
        let check: @Sendable () throws(SystemError) -> Void = { () throws(SystemError) in
            if counter() == failing { throw SystemError(call: "injected", code: .noSpace) }
        }
        var calls = live
        calls.create = { (path, permissions) throws(SystemError) in
            try check()
            return try live.create(path, permissions)
        }
        calls.write = { (descriptor, memory) throws(SystemError) in
            try check()
            return try live.write(descriptor, memory)
        }
        calls.synchronize = { (descriptor) throws(SystemError) in
            try check()
            try live.synchronize(descriptor)
        }
        calls.rename = { (from, to) throws(SystemError) in
            try check()
            try live.rename(from, to)
        }
        calls.synchronizeFolder = { (path) throws(SystemError) in
            try check()
            try live.synchronizeFolder(path)
        }
        return calls
    }
}
