internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
internal import TimelineEngine
internal import ViewTree

// Map: this file holds the state and the start; +Reload asks providers and publishes what they say; +Intents performs
// intents and the reloads they ask for; ExtensionPool runs the processes; ArchiveStore keeps what they said.

/// Runs the placed widgets: asks their providers when it is time, keeps and publishes what they say, performs intents.
actor WidgetService {
    private(set) var configuration: Configuration
    let shelf: WidgetShelf
    let store: ArchiveStore
    private(set) var maker: PictureMaker
    let pools: [ExtensionPool]
    let loop: EventLoop
    let log: Log
    let now: @Sendable () -> Double
    let metrics: ServiceMetrics
    /// Hears what became of each reload request.
    let onReport: @Sendable (ReloadReport) -> Void
    /// Moves retries apart; 0...1.
    let spread: @Sendable () -> Double

    var slots: [String: WidgetSlot] = [:]
    var edits: WidgetEdits
    var isShutDown = false
    /// Snapshots and placeholders that were asked for; as many as there are kinds, families and the two states.
    var galleryPictures: [GalleryKey: PublishedWidget] = [:]
    /// What the bundles have; nil before the start.
    private(set) var catalog: KindCatalog?
    private var hasAnnouncedReadiness = false
    let storage: StorageProblems
    let budgetFile: BudgetFile
    /// Budgets as they were kept the last time, also of widgets that are not placed now.
    var remembered: [String: BudgetFile.Record]
    var budgetTimer: LoopTimer?

    init(
        configuration: Configuration,
        pools: [ExtensionPool],
        store: ArchiveStore,
        shelf: WidgetShelf,
        loop: EventLoop,
        log: Log,
        metrics: ServiceMetrics = ServiceMetrics(),
        storage: StorageProblems = StorageProblems(),
        now: @escaping @Sendable () -> Double,
        onReport: @escaping @Sendable (ReloadReport) -> Void = { _ in },
        spread: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
    ) {
        self.configuration = configuration
        self.pools = pools
        self.store = store
        self.shelf = shelf
        self.loop = loop
        self.log = log
        self.metrics = metrics
        self.storage = storage
        budgetFile = BudgetFile(data: configuration.data, log: log)
        remembered = budgetFile.load()
        self.now = now
        self.onReport = onReport
        self.spread = spread
        maker = PictureMaker(configuration: configuration)
        edits = WidgetEdits(data: configuration.data, log: log)
    }

    /// Places the widgets, publishes what is on disk and asks the providers that are due.
    ///
    /// - Throws: where a placed widget is of a kind or family that no bundle has.
    func start(_ descriptions: [BundleDescription]) async throws(ConfigurationError) {
        let catalog = try KindCatalog(descriptions, bundles: pools.map(\.bundle.name))
        shelf.describe(kinds: catalog.kinds, intents: catalog.intents)
        self.catalog = catalog
        try place(configuration, of: catalog)
    }

    /// Tells the operator, once, that nothing is waited for any more.
    func announceReadiness() {
        guard !hasAnnouncedReadiness, shelf.widgets.allSatisfy(\.isSettled) else { return }
        hasAnnouncedReadiness = true
        let failed = shelf.widgets.filter { $0.failure != nil }.count
        log.info("ready: every placed widget has been asked" + (failed == 0 ? "" : "; \(failed) could not be loaded"))
    }

    /// Places the widgets of another configuration; those that stay keep their archives and budgets.
    ///
    /// - Throws: where it does not fit the bundles; nothing has changed then.
    func reconfigure(_ configuration: Configuration) throws(ConfigurationError) {
        if let catalog { try place(configuration, of: catalog) }
    }

    private func place(_ configuration: Configuration, of catalog: KindCatalog) throws(ConfigurationError) {
        let pairs = edits.placements(on: try catalog.placements(configuration)).filter { isPlaceable($0.base, catalog) }
        let placements = pairs.map(\.placement)
        self.configuration = configuration
        maker = PictureMaker(configuration: configuration)
        for (id, slot) in slots where !placements.contains(slot.placement) { remove(id) }
        for (base, placement) in pairs {
            guard let entry = catalog.entry(of: placement.kind) else { continue }
            if slots[placement.id] != nil {
                slots[placement.id]?.base = base
            } else {
                insert(placement, base: base, entry)
            }
        }
        shelf.arrange(placements.map(\.id))
        let dataChanged = lastDataChange()
        Task { await startTimelines(placements.map(\.id), dataChanged: dataChanged) }
    }

    /// Puts up a widget that is not placed yet, with what the disk holds of it; its provider is not asked.
    func insert(_ placement: Placement, base: Placement, _ entry: KindCatalog.Entry) {
        var slot = WidgetSlot(
            placement: placement,
            base: base,
            bundle: entry.bundle,
            descriptor: entry.descriptor,
            attention: Attention(since: now())
        )
        restoreBudget(of: &slot)
        slots[placement.id] = slot
        restore(placement.id)
    }

    /// Starts one timeline after the other, so that clients are served in between.
    private func startTimelines(_ ids: [String], dataChanged: Double) async {
        for id in ids where !isShutDown {
            if let widget = shelf[id], !widget.isRead {
                await Task.detached { _ = widget.archive }.value
                shelf.noteRead(id)
            }
            startTimeline(id, dataChanged: dataChanged)
        }
        announceReadiness()
    }

    /// Whether a bundle has the kind; an added widget outlives a bundle that is not there for a while.
    private func isPlaceable(_ placement: Placement, _ catalog: KindCatalog) -> Bool {
        do throws(ConfigurationError) {
            try catalog.check(placement, source: "data/widgets.json", path: placement.id)
            return true
        } catch {
            log.warning("\(placement.id) is kept, but not placed: \(error)")
            return false
        }
    }

    /// Takes a widget away; its archives stay on the disk, for a configuration that places it again.
    func remove(_ id: String) {
        guard let slot = slots.removeValue(forKey: id) else { return }
        slot.timer?.cancel()
        for waiter in slot.waiting {
            waiter.continuation.resume(returning: ReloadReport(widget: id, decision: .denied))
        }
        shelf.remove(id)
    }

    /// Stops all work and ends the processes.
    func shutDown() async {
        isShutDown = true
        for slot in slots.values { slot.timer?.cancel() }
        await keepBudgets()
        for pool in pools { await pool.shutDown() }
    }

    /// Puts up what the disk holds, or that nothing is there yet.
    private func restore(_ id: String) {
        guard let slot = slots[id] else { return }
        let store = store
        let stored = StoredArchive {
            // An archive of another kind or family is of a widget that had this id before.
            guard let archive = store.load(id)?.archive, archive.kind == slot.placement.kind,
                archive.family == slot.placement.family
            else { return nil }
            return archive
        }
        shelf.publish(
            PublishedWidget(
                placement: slot.placement,
                displayName: slot.descriptor.displayName,
                stored: stored,
                generation: slot.generation,
                failure: nil
            )
        )
    }

    /// When App Group data changed last, in seconds since 1970. An archive from before may miss what an intent did: the
    /// service may have ended before the reload that follows it.
    private func lastDataChange() -> Double {
        let groups = "\(configuration.data)/groups"
        let suites = (try? Folder.entries(groups)) ?? []
        let changes = suites.compactMap { suite in
            ((try? FileStamp(path: "\(groups)/\(suite.name)/preferences.json")) ?? nil)?.modifiedNanoseconds
        }
        return Double(changes.max() ?? 0) / 1e9
    }

    /// Asks at once where nothing usable is there, else when the archive's policy says so.
    private func startTimeline(_ id: String, dataChanged: Double) {
        guard let slot = slots[id] else { return }
        if let archive = shelf[id]?.archive, archive.state == .timeline,
            archive.producer == producer(of: slot), archive.generatedAt >= dataChanged
        {
            scheduleReload(id)
        } else {
            Task { _ = await reload(id, for: .start) }
        }
    }
}
