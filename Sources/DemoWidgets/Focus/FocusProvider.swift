import WidgetKit

/// Whether focus is on.
struct FocusEntry: TimelineEntry {
    let date: Date
    /// When focus was turned on; nil while it is off.
    let since: Date?
}

/// Gives the state as it is; only the toggle changes it.
struct FocusProvider: TimelineProvider {
    func placeholder(in context: Context) -> FocusEntry {
        FocusEntry(date: .now, since: nil)
    }

    func getSnapshot(in context: Context, completion: @escaping (FocusEntry) -> Void) {
        let since = context.isPreview ? Date.now.addingTimeInterval(-1500) : FocusSwitch.since
        completion(FocusEntry(date: .now, since: since))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FocusEntry>) -> Void) {
        completion(Timeline(entries: [FocusEntry(date: .now, since: FocusSwitch.since)], policy: .never))
    }
}
