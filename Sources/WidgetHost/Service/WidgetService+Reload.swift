internal import ExtensionProtocol
internal import Foundation
internal import HTTPServer
internal import LinuxSystem
internal import TimelineEngine
internal import ViewTree

extension WidgetService {
    /// Asks the provider of a placed widget; requests that come while it is being asked share one further run.
    func reload(_ id: String, for reason: ReloadReason) async -> ReloadReport {
        guard var slot = slots[id], !isShutDown else { return ReloadReport(widget: id, decision: .denied) }
        if reason.isBudgeted {
            if let denied = refusal(for: slot) {
                tell(denied)
                return denied
            }
            slot.budget.debit(at: now())
            slots[id] = slot
            keepBudgetsSoon()
        }
        return await withCheckedContinuation { continuation in
            slots[id]?.waiting.append(WidgetSlot.Waiter(reason: reason, continuation: continuation))
            guard slots[id]?.isRunning == false else { return }
            slots[id]?.isRunning = true
            slots[id]?.timer?.cancel()
            Task { await run(id) }
        }
    }

    /// Asks the providers of several widgets at the same time.
    func reload(_ ids: some Sequence<String>, for reason: ReloadReason) async -> [ReloadReport] {
        await withTaskGroup(of: ReloadReport.self) { group in
            for id in ids { group.addTask { await self.reload(id, for: reason) } }
            var reports: [ReloadReport] = []
            for await report in group { reports.append(report) }
            return reports.sorted { $0.widget < $1.widget }
        }
    }

    /// The placed widgets that `target` means, of one bundle or of all.
    func ids(of target: ReloadTarget, bundle: Int? = nil) -> [String] {
        slots.values
            .filter { slot in
                if let bundle, slot.bundle != bundle { return false }
                switch target {
                case .all: return true
                case .kind(let kind): return slot.placement.kind == kind
                }
            }
            .map(\.placement.id)
            .sorted()
    }

    /// A provider's own wish, heard outside of any intent: granted once the interval since its last run and the budget allow,
    /// so that one which asks for itself whenever it is asked does not run in a circle.
    func heard(_ target: ReloadTarget, from bundle: Int) {
        for id in ids(of: target, bundle: bundle) {
            guard let slot = slots[id] else { continue }
            slots[id]?.wanted = max(slot.lastRun + configuration.budget.minimumInterval, now())
            if !slot.isRunning { scheduleReload(id) }
        }
    }

    /// Sets the timer for what the archive's policy, the interval and the budget allow.
    func scheduleReload(_ id: String) {
        guard let slot = slots[id], let widget = shelf[id], !isShutDown else { return }
        slot.timer?.cancel()
        slots[id]?.timer = nil
        let planned =
            if let failure = widget.failure {
                failure.retryDate
            } else {
                widget.plan?.reloadDate(minimumInterval: configuration.budget.minimumInterval)
            }
        guard let wanted = [planned, slot.wanted].compactMap({ $0 }).min() else { return }
        // Nobody has looked lately: it sleeps until somebody does.
        let limit = dailyLimit(of: slot)
        guard limit > 0 else { return }
        let due = slot.budget.earliestReload(from: max(wanted, now()), limit: limit)
        slots[id]?.timer = loop.schedule(at: due) { [weak self] in
            Task { await self?.timerFired(id) }
        }
    }

    private func timerFired(_ id: String) async {
        let report = await reload(id, for: .policy)
        if report.decision == .denied { scheduleReload(id) }
    }

    private func refusal(for slot: WidgetSlot) -> ReloadReport? {
        let now = now()
        let allowed = slot.budget.earliestReload(from: now, limit: dailyLimit(of: slot))
        guard allowed > now else { return nil }
        return ReloadReport(widget: slot.placement.id, decision: .denied, retryAfter: allowed - now)
    }

    private func tell(_ report: ReloadReport) {
        metrics.record(report)
        onReport(report)
    }

    /// Reloads of the last day that count against the budget, by widget.
    func countedReloads() -> [String: Int] {
        let now = now()
        return slots.mapValues { $0.budget.count(at: now) }
    }

    private func run(_ id: String) async {
        while let waiting = slots[id]?.waiting, !waiting.isEmpty {
            slots[id]?.waiting = []
            slots[id]?.lastRun = now()
            slots[id]?.wanted = nil
            // A person who waits does not queue behind providers that are slow or hang.
            let isAwaited = waiting.contains { $0.reason == .intent || $0.reason == .operator }
            let report = await runOnce(id, urgency: isAwaited ? .interactive : .background)
            announceReadiness()
            for (index, waiter) in waiting.enumerated() {
                var answer = report
                answer.decision = index == 0 ? .ran : .coalesced
                tell(answer)
                waiter.continuation.resume(returning: answer)
            }
        }
        slots[id]?.isRunning = false
        scheduleReload(id)
    }

    private func runOnce(_ id: String, urgency: ExtensionPool.Urgency) async -> ReloadReport {
        guard let slot = slots[id] else { return ReloadReport(widget: id, decision: .denied) }
        if shelf[id]?.archive == nil { await publishPlaceholder(id, slot) }
        let result = await archive(slot, state: .timeline, urgency: urgency)
        guard isPlaced(slot) else { return ReloadReport(widget: id, decision: .denied) }
        switch result {
        case .success(let archive): return await publish(archive, for: id)
        case .failure(let error): return fail(id, "\(error)")
        }
    }

    /// Something to look at while the first timeline is on its way; a failure here shows when the timeline fails too.
    private func publishPlaceholder(_ id: String, _ slot: WidgetSlot) async {
        guard case .success(let archive) = await archive(slot, state: .placeholder), let shown = shelf[id],
            shown.archive == nil
        else { return }
        shelf.publish(
            PublishedWidget(
                placement: slot.placement,
                displayName: slot.descriptor.displayName,
                archive: archive,
                generation: slot.generation,
                failure: shown.failure
            )
        )
    }

    /// Whether the widget is still the one that was asked about.
    private func isPlaced(_ slot: WidgetSlot) -> Bool { slots[slot.placement.id]?.placement == slot.placement }

    /// What the provider answers, normalised and marked with what it was asked.
    func archive(
        _ slot: WidgetSlot,
        state: EntryState,
        urgency: ExtensionPool.Urgency = .background
    ) async -> Result<TimelineArchive, ExtensionError> {
        let request = ArchiveRequest(
            placement: slot.placement,
            state: state,
            configuration: configuration,
            zone: maker.timeZone
        )
        switch await pools[slot.bundle].request(.archive(request), label: slot.placement.id, urgency: urgency) {
        case .success(.archive(let archive)):
            guard var normal = archive.normalized() else {
                return .failure(
                    .refused(ExtensionFailure(reason: .emptyTimeline, message: "the timeline has no entries"))
                )
            }
            normal.producer = producer(of: slot)
            return .success(normal)
        case .success:
            return .failure(.unintelligible("an answer of another type"))
        case .failure(let error):
            return .failure(error)
        }
    }

    /// Keeps, then shows. The disk comes first: what a client has seen is there after a power cut.
    private func publish(_ archive: TimelineArchive, for id: String) async -> ReloadReport {
        guard let slot = slots[id] else { return ReloadReport(widget: id, decision: .denied) }
        for diagnostic in archive.diagnostics { log.info("\(id): \(diagnostic)") }
        let saved = await save(archive, for: id, slot)
        guard isPlaced(slot) else { return ReloadReport(widget: id, decision: .denied) }
        let before = shelf[id]
        let generation = saved.generation ?? slot.generation + 1
        if saved.generation == nil { saveLater(archive, for: id) }
        slots[id]?.generation = generation
        slots[id]?.failures = 0
        let widget = PublishedWidget(
            placement: slot.placement,
            displayName: slot.descriptor.displayName,
            archive: archive,
            generation: generation,
            failure: nil
        )
        // What was drawn for the disk is what is asked for next; words for an instant to come are not.
        if let index = widget.plan?.currentIndex(at: now()), archive.entries[index].date <= now(),
            let picture = saved.pictures[index]
        {
            widget.keep(picture, of: index, PictureRequest())
        }
        shelf.publish(widget)
        let changed = before?.archive.map { $0.trees != archive.trees || $0.entries != archive.entries } ?? true
        return ReloadReport(widget: id, decision: .ran, changed: changed)
    }

    /// The generation that now holds the archive, nil where the disk refused, and it is served from memory alone; and the
    /// entries' pictures.
    private func save(
        _ archive: TimelineArchive,
        for id: String,
        _ slot: WidgetSlot
    ) async -> (generation: Int?, pictures: [Picture?]) {
        let store = store
        let maker = maker
        let title = slot.descriptor.displayName
        let log = log
        let storage = storage
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let pictures = archive.entries.indices.map { index in
                    maker.picture(
                        of: index,
                        in: archive,
                        request: PictureRequest(),
                        title: title,
                        idPrefix: id,
                        at: archive.entries[index].date
                    )
                }
                let bytes = pictures.map { $0?.bytes ?? [] }
                do throws(SystemError) {
                    let generation = try store.save(archive, pictures: bytes, for: id, after: slot.generation)
                    storage.clear(id)
                    continuation.resume(returning: (generation, pictures))
                } catch {
                    storage.note(id, "the archive is served from memory alone: \(error)")
                    log.error("\(id): the archive is served from memory alone, since it could not be written: \(error)")
                    continuation.resume(returning: (nil, pictures))
                }
            }
        }
    }

    /// Tries again to write an archive that is served from memory alone, until the disk takes it or another has come.
    private func saveLater(_ archive: TimelineArchive, for id: String) {
        _ = loop.schedule(after: .seconds(10)) { [weak self] in
            Task { await self?.saveAgain(archive, for: id) }
        }
    }

    private func saveAgain(_ archive: TimelineArchive, for id: String) async {
        guard let slot = slots[id], shelf[id]?.archive == archive, !isShutDown, !slot.isRunning else { return }
        guard let generation = await save(archive, for: id, slot).generation else { return saveLater(archive, for: id) }
        log.info("\(id): the archive is on the disk now")
        let newest = max(generation, slots[id]?.generation ?? 0)
        slots[id]?.generation = newest
    }

    private func fail(_ id: String, _ message: String) -> ReloadReport {
        guard let slot = slots[id], let shown = shelf[id] else { return ReloadReport(widget: id, decision: .denied) }
        let failures = slot.failures + 1
        slots[id]?.failures = failures
        let wait = RetryBackoff().delay(afterFailures: failures, spread: spread())
        let date = now()
        let retry = slot.budget.earliestReload(from: date + wait, limit: configuration.budget.reloadsPerDay)
        log.error("\(id): reload failed, the last good archive stays: \(message)")
        shelf.publish(
            shown.with(
                failure: FailureRecord(date: date, message: message, count: failures, retryDate: retry),
                placement: slot.placement
            )
        )
        return ReloadReport(widget: id, decision: .ran, failure: message)
    }
}

extension WidgetService {
    /// What an archive of the widget depends on beside its provider's data: the program and all that it is asked.
    func producer(of slot: WidgetSlot) -> String {
        let request = ArchiveRequest(
            placement: slot.placement,
            state: .timeline,
            configuration: configuration,
            zone: maker.timeZone
        )
        let question = (try? MessageCoding.encode(request)).map { ContentHash(Array($0)).entityTag } ?? ""
        return "\(pools[slot.bundle].bundle.stamp) \(question)"
    }
}

extension ArchiveRequest {
    /// What a placed widget's provider is asked.
    init(
        placement: Placement,
        state: EntryState,
        configuration: Configuration,
        zone: TimeZone,
        validatesConfiguration: Bool = false
    ) {
        let size = configuration.device.size(of: placement.family) ?? Size(width: 158, height: 158)
        self.init(
            kind: placement.kind,
            family: placement.family,
            size: size,
            state: state,
            configuration: placement.configuration,
            validatesConfiguration: validatesConfiguration,
            locale: configuration.locale,
            timeZone: zone.identifier,
            cornerRadius: Device.cornerRadius(of: placement.family, size: size)
        )
    }
}
