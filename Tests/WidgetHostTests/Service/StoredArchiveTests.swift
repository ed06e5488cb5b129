import ExtensionProtocol
import Synchronization
import Testing
import ViewTree

@testable import WidgetHost

@Suite struct StoredArchiveTests {
    private func make() -> TimelineArchive {
        TimelineArchive(
            kind: "Clock",
            family: .systemSmall,
            size: Size(width: 158, height: 158),
            state: .timeline,
            generatedAt: 1,
            entries: [ArchivedEntry(date: 1, tree: 0)],
            policy: .never,
            trees: [EntryTree(content: .empty)]
        )
    }

    @Test("an archive at hand is read; one on the disk is read when somebody asks, once for all who ask")
    func readsOnce() async {
        #expect(StoredArchive(make()).isRead)
        #expect(StoredArchive(nil).isRead && StoredArchive(nil).archive == nil)
        let reads = Atomic<Int>(0)
        let archive = make()
        let stored = StoredArchive {
            reads.add(1, ordering: .relaxed)
            return archive
        }
        #expect(!stored.isRead && reads.load(ordering: .relaxed) == 0)
        let found = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 { group.addTask { stored.archive == archive && stored.plan != nil } }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(found && stored.isRead)
        #expect(reads.load(ordering: .relaxed) == 1)
    }

    @Test("whether it is read is answered while the disk still has not answered")
    func neverWaits() async {
        // The reader asks from within, where the lock is held.
        let box = Mutex<StoredArchive?>(nil)
        let answer = Mutex<Bool?>(nil)
        let stored = StoredArchive {
            let asked = box.withLock { $0 }
            answer.withLock { $0 = asked?.isRead }
            return nil
        }
        box.withLock { $0 = stored }
        #expect(stored.archive == nil)
        #expect(answer.withLock { $0 } == false)
        #expect(stored.isRead)
        box.withLock { $0 = nil }
    }
}
