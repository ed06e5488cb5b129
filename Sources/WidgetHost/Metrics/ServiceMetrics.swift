internal import Synchronization

/// What happened since the start, for gauges and graphs; from any thread.
final class ServiceMetrics: Sendable {
    /// Counts so far.
    struct Counts: Hashable, Sendable {
        /// Reload requests by what became of them.
        var reloads = ["changed": 0, "unchanged": 0, "failed": 0, "coalesced": 0, "denied": 0]
        /// Extension processes started.
        var processStarts = 0
        /// Extension processes that ended by a fault, by its kind.
        var processFaults = ["crashed": 0, "timed_out": 0, "memory": 0, "unintelligible": 0, "not_started": 0]
        /// Seconds from a resolved tree to an SVG.
        var drawing = Histogram(bounds: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 1])
        /// Intents performed, by outcome.
        var intents = ["performed": 0, "failed": 0]
    }

    private let state = Mutex(Counts())

    /// A reading.
    var counts: Counts { state.withLock { $0 } }

    /// Counts a reload request.
    func record(_ report: ReloadReport) {
        let outcome =
            switch report.decision {
            case .ran: report.failure != nil ? "failed" : report.changed ? "changed" : "unchanged"
            case .coalesced: "coalesced"
            case .denied: "denied"
            }
        state.withLock { $0.reloads[outcome, default: 0] += 1 }
    }

    /// Counts a process that was started.
    func recordProcessStart() {
        state.withLock { $0.processStarts += 1 }
    }

    /// Counts a process that ended by a fault; other ends are no news.
    func record(_ fault: ExtensionError) {
        let kind =
            switch fault {
            case .crashed: "crashed"
            case .timedOut: "timed_out"
            case .tooMuchMemory: "memory"
            case .unintelligible: "unintelligible"
            case .couldNotStart: "not_started"
            case .refused, .goneBefore, .shuttingDown, .notKept: String?.none
            }
        guard let kind else { return }
        state.withLock { $0.processFaults[kind, default: 0] += 1 }
    }

    /// Counts a drawing that took `seconds`.
    func recordDrawing(seconds: Double) {
        state.withLock { $0.drawing.record(seconds) }
    }

    /// Counts an intent.
    func recordIntent(succeeded: Bool) {
        state.withLock { $0.intents[succeeded ? "performed" : "failed", default: 0] += 1 }
    }
}
