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
    var failures = 0
    var isRunning = false
    /// Requests that the next run answers.
    var waiting: [CheckedContinuation<ReloadReport, Never>] = []
    var timer: LoopTimer?
}
