import SwiftUI
import WidgetKit

/// Load, memory, disk and uptime of the machine that the widget runs on.
struct SystemStatusWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "SystemStatus", provider: SystemStatusProvider()) { entry in
            SystemStatusView(entry: entry)
                .tint(.green)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("System Status")
        .description("Load, memory, disk and uptime of this machine.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
        ])
    }
}

#Preview(as: .systemMedium) {
    SystemStatusWidget()
} timeline: {
    SystemStatusEntry(date: .now, reading: .sample)
}
