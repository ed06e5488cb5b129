import AppIntents
import SwiftUI
import WidgetKit

struct ListedEntry: TimelineEntry {
    var date = Date()
}

struct ListedProvider: TimelineProvider {
    func placeholder(in context: Context) -> ListedEntry { ListedEntry() }

    func getSnapshot(in context: Context, completion: @escaping (ListedEntry) -> Void) { completion(ListedEntry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ListedEntry>) -> Void) {
        completion(Timeline(entries: [ListedEntry()], policy: .atEnd))
    }
}

struct ListedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Listed", provider: ListedProvider()) { entry in
            Text(entry.date, style: .time)
        }
        .configurationDisplayName("Listed")
        .description("A widget that is listed.")
        .supportedFamilies([.systemSmall, .accessoryCircular])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
    }
}

struct ListedBundle: WidgetBundle {
    var body: some Widget {
        ListedWidget()
        ChosenListedWidget()
    }
}

struct ListedIntent: AppIntent {
    static let title: LocalizedStringResource = "Listed"

    @Parameter(title: "Word") var word: String

    init() {}

    init(word: String) { self.word = word }

    func perform() async throws -> some IntentResult { .result() }
}

struct ListedOptions: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Options"

    @Parameter(title: "On", default: false) var isOn: Bool
}

enum ListedChoice: String, AppEnum {
    case first, second

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Choice"
    static let caseDisplayRepresentations: [ListedChoice: DisplayRepresentation] = [.first: "First", .second: "Second"]
}

struct ListedEntity: AppEntity {
    var id: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Entity"
    static let defaultQuery = ListedQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ListedQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [ListedEntity] { identifiers.map { ListedEntity(id: $0) } }
    func suggestedEntities() async throws -> [ListedEntity] { [] }
}

struct ChosenListedProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ListedEntry { ListedEntry() }
    func snapshot(for configuration: ListedOptions, in context: Context) async -> ListedEntry { ListedEntry() }
    func timeline(for configuration: ListedOptions, in context: Context) async -> Timeline<ListedEntry> {
        Timeline(entries: [ListedEntry()], policy: .never)
    }
}

struct ChosenListedWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Chosen", intent: ListedOptions.self, provider: ChosenListedProvider()) { entry in
            Text(entry.date, style: .time)
        }
    }
}

/// How many `#Preview`s stand below; the compiler has seen them where this test runs.
let ListedPreviews = [0, 1, 2]

#Preview("Entries", as: .systemSmall) {
    ListedWidget()
} timeline: {
    ListedEntry()
    ListedEntry(date: Date().addingTimeInterval(60))
}

#Preview(as: .systemMedium) {
    ListedWidget()
} timelineProvider: {
    ListedProvider()
}

#Preview("Options", as: .systemSmall, using: ListedOptions()) {
    ChosenListedWidget()
} timelineProvider: {
    ChosenListedProvider()
}

#Preview("View", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Text(isOn ? "on" : "off")
}

struct ListedWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("small").previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("Small text")
            Text("medium").previewContext(WidgetPreviewContext(family: .systemMedium))
        }
    }
}
