import AppIntents
import AssetWidgets
import CompatibilityStage
import SwiftUI
import WidgetKit

extension CompatibilityDocument {
    @LineList static var state: [CompatibilityLine] {
        CompatibilityLine.view("@State, @Binding") { StateReader() }
        CompatibilityLine.view("@Environment(\\.widgetFamily)") { FamilyReader() }
        CompatibilityLine.view("@Environment(\\.colorScheme)") { SchemeReader() }
        CompatibilityLine.modifier(".environment(_:_:)", on: FamilyReader()) {
            $0.environment(\.widgetFamily, .systemLarge)
        }
        CompatibilityLine.modifier("EnvironmentKey", on: OwnKeyReader()) { $0.environment(\.listedWord, "other") }
        CompatibilityLine.view("@AppStorage(_:store:)") { StorageReader() }
        CompatibilityLine.view("@ScaledMetric") { MetricReader() }
        CompatibilityLine.modifier("ViewModifier, .modifier(_:)") { $0.modifier(Framed()) }
        CompatibilityLine.view("@ViewBuilder: if, switch, for") { Branches(isOn: true) }
    }

    @LineList static var widgets: [CompatibilityLine] {
        CompatibilityLine.fact("Widget, StaticConfiguration, TimelineProvider") {
            ListedWidget().body is any WidgetConfiguration
        }
        CompatibilityLine.fact("WidgetBundle, @WidgetBundleBuilder") { ListedBundle().body is any Widget }
        CompatibilityLine.fact("AppIntentConfiguration, AppIntentTimelineProvider") {
            ChosenListedWidget().body is any WidgetConfiguration
        }
        CompatibilityLine.fact("Timeline(entries:policy:)") {
            Timeline(entries: [ListedEntry()], policy: .after(Date())).entries.count == 1
        }
        CompatibilityLine.fact("TimelineEntryRelevance") { TimelineEntryRelevance(score: 1, duration: 2).duration == 2 }
        CompatibilityLine.fact("WidgetCenter.shared.reloadAllTimelines()") {
            WidgetCenter.shared.reloadAllTimelines()
            return true
        }
        CompatibilityLine.fact("WidgetFamily: every case") { WidgetFamily.allCases.count == 9 }
        CompatibilityLine.fact("UserDefaults(suiteName:)") { UserDefaults(suiteName: "group.listed") != nil }
        CompatibilityLine.fact("#Preview(as:widget:timeline:)") { ListedPreviews.count == 3 }
        CompatibilityLine.fact("#Preview(as:using:widget:timelineProvider:)") { ListedPreviews.count == 3 }
        CompatibilityLine.fact("PreviewProvider") { ListedWidget_Previews.previews is any View }
        CompatibilityLine.modifier(".widgetURL(_:)") { $0.widgetURL(URL(string: "app://a")) }
        CompatibilityLine.modifier(".containerBackground(_:for:)") { $0.containerBackground(.red, for: .widget) }
        CompatibilityLine.modifier(".containerBackground(for:content:)") {
            $0.containerBackground(for: .widget) { Color.red }
        }
        CompatibilityLine.modifier(".widgetAccentable(_:)") { $0.widgetAccentable() }
        CompatibilityLine.modifier(".widgetAccentedRenderingMode(_:)", on: Image("Leaf", bundle: AssetViews.bundle)) {
            $0.widgetAccentedRenderingMode(.desaturated)
        }
    }

    @LineList static var intents: [CompatibilityLine] {
        CompatibilityLine.fact("AppIntent, @Parameter(title:)") { ListedIntent(word: "a").word == "a" }
        CompatibilityLine.fact("WidgetConfigurationIntent") { ListedOptions().isOn == false }
        CompatibilityLine.fact("AppEnum") { ListedChoice.allCases.count == 2 }
        CompatibilityLine.fact("AppEntity, EntityQuery") { ListedEntity.defaultQuery is any EntityQuery }
        CompatibilityLine.fact("IntentDescription, DisplayRepresentation") {
            String(localized: DisplayRepresentation(title: "a").title) == "a"
        }
    }
}
