internal import ExtensionProtocol
internal import LinuxSystem
internal import TimelineEngine

/// The service's own record of a placed widget.
struct WidgetSlot {
    var placement: Placement
    /// The placement as config.json has it, without what was edited since.
    var base: Placement
    var bundle: Int
    var descriptor: KindDescriptor
    var generation = 0
    var budget = ReloadBudget()
    var attention: Attention
    var failures = 0
    var isRunning = false
    /// Requests that the next run answers.
    var waiting: [Waiter] = []
    /// When the provider was asked the last time, in seconds since 1970.
    var lastRun = -Double.infinity
    /// When the widget's own code wants it to be asked again; nil where it does not.
    var wanted: Double?
    var timer: LoopTimer?

    /// Someone who waits for a run.
    struct Waiter {
        var reason: ReloadReason
        var continuation: CheckedContinuation<ReloadReport, Never>
    }
}
