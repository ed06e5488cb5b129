import AppIntents
import SwiftUI
import WidgetKit

/// Fails in the way that its App Group names.
struct FragileWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fragile", provider: FragileProvider()) { entry in
            FragileView(entry: entry).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct FragileEntry: TimelineEntry {
    var date: Date
    var text: String
    var depth = 0
}

struct FragileView: View {
    let entry: FragileEntry

    var body: some View {
        if entry.depth > 0 {
            nested(entry.depth)
        } else {
            Text(entry.text)
        }
    }

    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Text(entry.text))
        for _ in 0..<depth { view = AnyView(VStack { view }.padding(0.01)) }
        return view
    }
}

/// The ways in which the widget can fail.
enum Fault: String, AppEnum {
    case none, trap, hang, spin, exit, empty, chatty, twice, many, deep, restless, gorge

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Fault"
    static var caseDisplayRepresentations: [Fault: DisplayRepresentation] = [
        .none: "None", .trap: "Trap", .hang: "Hang", .spin: "Spin", .exit: "Exit", .empty: "Empty", .chatty: "Chatty",
        .twice: "Twice", .many: "Many", .deep: "Deep", .restless: "Restless", .gorge: "Gorge",
    ]
}

struct SetFaultIntent: AppIntent {
    static var title: LocalizedStringResource = "Set the fault"

    @Parameter(title: "Fault")
    var fault: Fault

    func perform() async throws -> some IntentResult {
        Faults.defaults?.set(fault.rawValue, forKey: "fault")
        return .result()
    }
}

struct FragileProvider: TimelineProvider {
    func placeholder(in context: Context) -> FragileEntry { FragileEntry(date: .now, text: "secret") }

    func getSnapshot(in context: Context, completion: @escaping (FragileEntry) -> Void) { completion(entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FragileEntry>) -> Void) {
        switch Fault(rawValue: Faults.defaults?.string(forKey: "fault") ?? "none") ?? .none {
        case .none: completion(Timeline(entries: [entry()], policy: .never))
        case .trap: fatalError("the provider gave up")
        case .hang: break
        case .spin: while true {}
        case .exit: Foundation.exit(0)
        case .empty: completion(Timeline(entries: [], policy: .atEnd))
        case .chatty:
            for line in 0..<2000 { print("line \(line) of what a widget prints by habit") }
            completion(Timeline(entries: [entry()], policy: .never))
        case .twice:
            completion(Timeline(entries: [entry("first")], policy: .never))
            completion(Timeline(entries: [entry("second")], policy: .never))
        case .many:
            completion(Timeline(entries: (0..<10_000).map { entry("\($0)") }, policy: .never))
        case .restless:
            WidgetCenter.shared.reloadTimelines(ofKind: "Fragile")
            completion(Timeline(entries: [entry()], policy: .never))
        case .gorge:
            // Held and read after, or the compiler leaves it out.
            let memory = [UInt8](repeating: 7, count: 1 << 30)
            completion(Timeline(entries: [entry("\(memory.count)")], policy: .never))
            while memory[memory.count - 1] == 7 {}
        case .deep:
            completion(Timeline(entries: [FragileEntry(date: .now, text: "deep", depth: 10_000)], policy: .never))
        }
    }

    private func entry(_ text: String = "whole") -> FragileEntry { FragileEntry(date: .now, text: text) }
}
