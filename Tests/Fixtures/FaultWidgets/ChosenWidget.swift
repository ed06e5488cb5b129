import AppIntents
import SwiftUI
import WidgetKit

/// Shows the colour that its configuration names.
struct ChosenWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Chosen", intent: ChooseIntent.self, provider: ChosenProvider()) { entry in
            Text(entry.text)
                .widgetURL(URL(string: "chosen://item/7?a=1"))
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

enum Hue: String, AppEnum {
    case red, green

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Hue"
    static var caseDisplayRepresentations: [Hue: DisplayRepresentation] = [.red: "Ruby", .green: "Emerald"]
}

struct ChooseIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose"

    @Parameter(title: "Hue", default: .red)
    var hue: Hue

    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9))
    var count: Int
}

struct ChosenEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct ChosenProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ChosenEntry { ChosenEntry(date: .now, text: "any") }

    func snapshot(for configuration: ChooseIntent, in context: Context) async -> ChosenEntry { entry(configuration) }

    func timeline(for configuration: ChooseIntent, in context: Context) async -> Timeline<ChosenEntry> {
        Timeline(entries: [entry(configuration)], policy: .never)
    }

    private func entry(_ configuration: ChooseIntent) -> ChosenEntry {
        ChosenEntry(date: .now, text: "\(configuration.hue.rawValue) \(configuration.count)")
    }
}
