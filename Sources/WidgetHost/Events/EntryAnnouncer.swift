internal import LinuxSystem

/// Watches the shelf and tells clients when a widget shows another entry: a new archive has come, or the date of its next
/// entry.
///
/// All state lives on the event loop.
final class EntryAnnouncer: Sendable {
    private struct State {
        var shown: [String: Shown] = [:]
        var timers: [String: LoopTimer] = [:]
    }

    /// What tells one thing to look at from the next.
    private struct Shown: Hashable {
        var generation: Int
        var entry: Int?
        var isStale: Bool
        var failures: Int
    }

    private let shelf: WidgetShelf
    private let hub: EventHub
    private let loop: EventLoop
    private let basePath: String
    private let now: @Sendable () -> Double
    private let state: LoopBound<State>

    /// - Parameter now: seconds since 1970.
    init(
        shelf: WidgetShelf,
        hub: EventHub,
        loop: EventLoop,
        basePath: String,
        now: @escaping @Sendable () -> Double
    ) {
        self.shelf = shelf
        self.hub = hub
        self.loop = loop
        self.basePath = basePath
        self.now = now
        state = LoopBound(State(), to: loop)
        shelf.observe { [weak self] id in self?.look(at: id) }
    }

    /// What every widget shows now, as far as it was read from the disk; the others are told when they are.
    var snapshot: [ServiceEvent] {
        shelf.widgets.filter(\.isRead).map { .entry(change(of: $0, at: now())) }
    }

    private func look(at id: String) {
        loop.execute { self.compare(id) }
    }

    private func compare(_ id: String) {
        state.value.timers.removeValue(forKey: id)?.cancel()
        guard let widget = shelf[id] else {
            state.value.shown[id] = nil
            return
        }
        // The loop does not wait for the disk; the shelf tells when the archive is there.
        guard widget.isRead else { return }
        let instant = now()
        let shown = Shown(
            generation: widget.generation,
            entry: widget.plan?.currentIndex(at: instant),
            isStale: widget.failure != nil,
            failures: widget.failure?.count ?? 0
        )
        let before = state.value.shown.updateValue(shown, forKey: id)
        if let failure = widget.failure, before.map({ $0.failures != shown.failures }) ?? true {
            hub.send(.failure(widget: id, failure))
        }
        if widget.archive != nil,
            before?.generation != shown.generation || before?.entry != shown.entry
                || before?.isStale != shown.isStale
        {
            hub.send(.entry(change(of: widget, at: instant)))
        }
        if let change = widget.plan?.nextChange(after: instant) {
            state.value.timers[id] = loop.schedule(at: change) { [weak self] in self?.compare(id) }
        }
    }

    private func change(of widget: PublishedWidget, at instant: Double) -> ServiceEvent.EntryChange {
        let index = widget.plan?.currentIndex(at: instant)
        return ServiceEvent.EntryChange(
            widget: widget.placement.id,
            kind: widget.placement.kind,
            family: widget.placement.family,
            date: index.flatMap { widget.archive?.entries[$0].date }.map(Instant.text),
            state: widget.archive?.state,
            stale: widget.failure != nil,
            generation: widget.generation,
            svg: "\(basePath)/widgets/\(widget.placement.id).svg"
        )
    }
}
