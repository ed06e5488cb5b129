internal import ExtensionProtocol
internal import Synchronization
internal import TimelineEngine

/// A widget's archive, read from the disk when somebody first asks for it.
///
/// A service of a thousand widgets can so answer for one of them before it has read the others.
final class StoredArchive: Sendable {
    private enum State: Sendable {
        case unread(@Sendable () -> TimelineArchive?)
        case read(TimelineArchive?, TimelinePlan?)
    }

    private let state: Mutex<State>
    /// Beside the lock, which is held while the disk answers.
    private let hasContent: Atomic<Bool>

    /// An archive that is at hand; nil where there is none.
    init(_ archive: TimelineArchive?) {
        state = Mutex(.read(archive, archive.map(TimelinePlan.init(of:))))
        hasContent = Atomic(true)
    }

    /// - Parameter read: blocks; called once at most, by whoever asks first, while others wait for it.
    init(reading read: @escaping @Sendable () -> TimelineArchive?) {
        state = Mutex(.unread(read))
        hasContent = Atomic(false)
    }

    /// Whether ``archive`` and ``plan`` answer without the disk, which the event loop must not wait for.
    var isRead: Bool { hasContent.load(ordering: .acquiring) }

    var archive: TimelineArchive? { content.archive }
    var plan: TimelinePlan? { content.plan }

    private var content: (archive: TimelineArchive?, plan: TimelinePlan?) {
        state.withLock { state in
            switch state {
            case .read(let archive, let plan): return (archive, plan)
            case .unread(let read):
                let archive = read()
                let plan = archive.map(TimelinePlan.init(of:))
                state = .read(archive, plan)
                hasContent.store(true, ordering: .releasing)
                return (archive, plan)
            }
        }
    }
}
