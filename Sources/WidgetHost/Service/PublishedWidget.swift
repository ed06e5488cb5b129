internal import ExtensionProtocol
internal import Synchronization
internal import TimelineEngine

/// What clients can see of a placed widget: a snapshot that never changes but for the pictures drawn from it.
final class PublishedWidget: Sendable {
    let placement: Placement
    let displayName: String
    /// Where the archive comes from; the disk is asked for it once.
    private let stored: StoredArchive
    /// Counts archives; tells pictures of one from those of the next.
    let generation: Int
    let failure: FailureRecord?
    private let pictures = Mutex<[PictureKey: Picture]>([:])
    /// The minute, since 1970, in which somebody looked the last time.
    private let lastLook = Atomic<Int>(.min)

    private struct PictureKey: Hashable {
        var entry: Int
        var request: PictureRequest
    }

    /// Pictures kept at a time; more requests than that are for appearances nobody looks at twice.
    private static let keptPictures = 64

    init(
        placement: Placement,
        displayName: String,
        stored: StoredArchive,
        generation: Int,
        failure: FailureRecord?
    ) {
        self.placement = placement
        self.displayName = displayName
        self.stored = stored
        self.generation = generation
        self.failure = failure
    }

    convenience init(
        placement: Placement,
        displayName: String,
        archive: TimelineArchive?,
        generation: Int,
        failure: FailureRecord?
    ) {
        self.init(
            placement: placement,
            displayName: displayName,
            stored: StoredArchive(archive),
            generation: generation,
            failure: failure
        )
    }

    /// Nil before the first placeholder. Blocks while ``isRead`` is false.
    var archive: TimelineArchive? { stored.archive }

    /// When what is current. Blocks while ``isRead`` is false.
    var plan: TimelinePlan? { stored.plan }

    /// Whether the archive is at hand; until then it is asked for off the event loop.
    var isRead: Bool { stored.isRead }

    /// The same content with another failure, keeping the pictures.
    func with(failure: FailureRecord?, placement: Placement) -> PublishedWidget {
        let copy = PublishedWidget(
            placement: placement,
            displayName: displayName,
            stored: stored,
            generation: generation,
            failure: failure
        )
        let drawn = pictures.withLock { $0 }
        copy.pictures.withLock { $0 = drawn }
        return copy
    }

    /// Whether the archive is the author's own data, or it is known why it is not; never asks the disk.
    var isSettled: Bool { failure != nil || (isRead && archive?.state == .timeline) }

    /// Whether nobody has looked yet in the minute of `now`, in seconds since 1970; true once a minute.
    func isFirstLook(at now: Double) -> Bool {
        let minute = Int(exactly: (now / 60).rounded(.down)) ?? 0
        guard lastLook.load(ordering: .relaxed) != minute else { return false }
        return lastLook.exchange(minute, ordering: .relaxed) != minute
    }

    /// The picture of `entry`, where one was drawn that still holds at `now`.
    func picture(of entry: Int, _ request: PictureRequest, at now: Double) -> Picture? {
        pictures.withLock { pictures in
            guard let picture = pictures[PictureKey(entry: entry, request: request)] else { return nil }
            if let end = picture.validUntil, end <= now { return nil }
            return picture
        }
    }

    /// Keeps a picture for the next who asks.
    func keep(_ picture: Picture, of entry: Int, _ request: PictureRequest) {
        pictures.withLock { pictures in
            if pictures.count >= Self.keptPictures { pictures.removeAll(keepingCapacity: true) }
            pictures[PictureKey(entry: entry, request: request)] = picture
        }
    }
}
