import AppIntents
import SwiftUI
import WidgetKit

/// Counts how often its button was pressed.
struct SteadyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steady", provider: SteadyProvider()) { entry in
            VStack(alignment: .leading) {
                Text("pressed \(entry.count)")
                Button(intent: BumpIntent()) { Text("Press") }
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Steady & sound")
        .description("Counts its presses.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct SteadyEntry: TimelineEntry {
    var date: Date
    var count: Int
}

struct SteadyProvider: TimelineProvider {
    func placeholder(in context: Context) -> SteadyEntry { SteadyEntry(date: .now, count: 88) }

    func getSnapshot(in context: Context, completion: @escaping (SteadyEntry) -> Void) { completion(entry) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SteadyEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }

    private var entry: SteadyEntry { SteadyEntry(date: .now, count: Faults.defaults?.integer(forKey: "count") ?? 0) }
}

struct BumpIntent: AppIntent {
    static var title: LocalizedStringResource = "Press"

    func perform() async throws -> some IntentResult {
        let count = Faults.defaults?.integer(forKey: "count") ?? 0
        Faults.defaults?.set(count + 1, forKey: "count")
        WidgetCenter.shared.reloadTimelines(ofKind: "Steady")
        return .result()
    }
}

struct BumpAllIntent: AppIntent {
    static var title: LocalizedStringResource = "Press and reload all"

    func perform() async throws -> some IntentResult {
        Faults.defaults?.set((Faults.defaults?.integer(forKey: "count") ?? 0) + 1, forKey: "count")
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct SumIntent: AppIntent {
    static var title: LocalizedStringResource = "Add"

    @Parameter(title: "First", inclusiveRange: (0, 100))
    var first: Int

    @Parameter(title: "Second", default: 2)
    var second: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: first + second)
    }
}

struct ThrowingIntent: AppIntent {
    static var title: LocalizedStringResource = "Throw"

    struct Refusal: Error, LocalizedError {
        var errorDescription: String? { "the cupboard is bare" }
    }

    func perform() async throws -> some IntentResult {
        guard Faults.defaults == nil else { throw Refusal() }
        return .result()
    }
}

struct TrappingIntent: AppIntent {
    static var title: LocalizedStringResource = "Trap"

    func perform() async throws -> some IntentResult {
        guard Faults.defaults == nil else { fatalError("the intent gave up") }
        return .result()
    }
}
