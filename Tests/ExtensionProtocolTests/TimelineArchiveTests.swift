import ExtensionProtocol
import Foundation
import Testing
import ViewTree

@Suite struct TimelineArchiveTests {
    private func make(dates: [Double], trees: Int = 1) -> TimelineArchive {
        TimelineArchive(
            kind: "Clock",
            family: .systemSmall,
            size: Size(width: 158, height: 158),
            state: .timeline,
            generatedAt: 1000,
            entries: dates.enumerated().map { ArchivedEntry(date: $1, tree: min($0, trees - 1)) },
            policy: .after(2000),
            trees: (0..<trees).map { tree(String($0)) }
        )
    }

    private func tree(_ text: String) -> EntryTree {
        EntryTree(content: .text(TextNode(runs: [TextRun(content: .string(text), font: FontDescription(size: 17))])))
    }

    @Test("an archive survives its own JSON")
    func roundTrip() throws {
        var archive = make(dates: [1, 2.5], trees: 2)
        archive.entries[0].relevance = ArchivedEntry.Relevance(score: 3, duration: 60)
        archive.entries[1].variants = [.init(environment: ArchiveEnvironment(isDark: true, mode: .vibrant), tree: 0)]
        archive.diagnostics = ["one & two"]
        archive.producer = "1-2-3"
        let bytes = try MessageCoding.encode(archive)
        #expect(try MessageCoding.decode(TimelineArchive.self, from: bytes) == archive)
    }

    @Test("equal archives have equal bytes")
    func stableBytes() throws {
        #expect(try MessageCoding.encode(make(dates: [3])) == MessageCoding.encode(make(dates: [3])))
    }

    @Test("a version that is not known is refused, and named")
    func unknownVersion() throws {
        let text = String(decoding: try MessageCoding.encode(make(dates: [1])), as: UTF8.self)
        let newer = text.replacingOccurrences(of: "\"version\":1", with: "\"version\":99")
        #expect(newer != text)
        let error = #expect(throws: DecodingError.self) {
            try MessageCoding.decode(TimelineArchive.self, from: newer.utf8)
        }
        #expect(String(describing: error).contains("99"))
    }

    @Test("entries are sorted, and of equal dates the later one stays")
    func normalized() throws {
        let archive = make(dates: [30, 10, 20, 10], trees: 4)
        let normal = try #require(archive.normalized())
        #expect(normal.entries.map(\.date) == [10, 20, 30])
        #expect(normal.entries.map(\.tree) == [3, 2, 0])
    }

    @Test("dates that are no numbers are dropped; without entries there is nothing to show")
    func notANumber() {
        #expect(make(dates: [.nan, 5]).normalized()?.entries.map(\.date) == [5])
        #expect(make(dates: [.infinity]).normalized() == nil)
        #expect(make(dates: []).normalized() == nil)
    }

    @Test("an entry that points at no tree makes the archive unusable")
    func danglingTree() {
        var archive = make(dates: [1])
        archive.entries[0].tree = 7
        #expect(archive.normalized() == nil)
        archive.entries[0].tree = 0
        archive.entries[0].variants = [.init(environment: ArchiveEnvironment(isDark: true), tree: -1)]
        #expect(archive.normalized() == nil)
    }

    @Test("an environment without a variant of its own gets the entry's tree")
    func variants() {
        var archive = make(dates: [1, 2], trees: 2)
        archive.entries[0].variants = [.init(environment: ArchiveEnvironment(isDark: true), tree: 1)]
        #expect(archive.tree(of: archive.entries[0], in: ArchiveEnvironment()) == tree("0"))
        #expect(archive.tree(of: archive.entries[0], in: ArchiveEnvironment(isDark: true)) == tree("1"))
        #expect(
            archive.tree(of: archive.entries[0], in: ArchiveEnvironment(isDark: true, mode: .accented)) == tree("0")
        )
    }
}
