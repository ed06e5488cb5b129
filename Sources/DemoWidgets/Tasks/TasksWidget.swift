import SwiftUI
import WidgetKit

/// Today's tasks; a tap ticks one off.
struct TasksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tasks", provider: TasksProvider()) { entry in
            TasksView(entry: entry)
                .tint(.blue)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tasks")
        .description("Ticks off what is to be done today.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#Preview(as: .systemMedium) {
    TasksWidget()
} timeline: {
    TasksEntry(date: .now, tasks: TaskList.sample)
}
