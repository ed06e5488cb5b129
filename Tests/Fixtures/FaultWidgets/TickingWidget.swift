import SwiftUI
import WidgetKit

/// Entries a second apart, and a new timeline at their end that counts on.
struct TickingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ticking", provider: TickingProvider()) { entry in
            Text("run \(entry.run) entry \(entry.index)").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct TickingEntry: TimelineEntry {
    var date: Date
    var run: Int
    var index: Int
}

struct TickingProvider: TimelineProvider {
    func placeholder(in context: Context) -> TickingEntry { TickingEntry(date: .now, run: 0, index: 0) }

    func getSnapshot(in context: Context, completion: @escaping (TickingEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TickingEntry>) -> Void) {
        let run = (Faults.defaults?.integer(forKey: "runs") ?? 0) + 1
        Faults.defaults?.set(run, forKey: "runs")
        let now = Date()
        let entries = (0..<3).map { TickingEntry(date: now.addingTimeInterval(Double($0)), run: run, index: $0) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
