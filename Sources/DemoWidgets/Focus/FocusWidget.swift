import SwiftUI
import WidgetKit

/// Turns focus on and off, and tells since when it is on.
struct FocusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Focus", provider: FocusProvider()) { entry in
            FocusView(entry: entry)
                .tint(.indigo)
                .containerBackground(for: .widget) { FocusBackground(isOn: entry.since != nil) }
        }
        .configurationDisplayName("Focus")
        .description("Turns focus on and off.")
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
    }
}

#Preview(as: .systemSmall) {
    FocusWidget()
} timeline: {
    FocusEntry(date: .now, since: nil)
    FocusEntry(date: .now, since: .now)
}
