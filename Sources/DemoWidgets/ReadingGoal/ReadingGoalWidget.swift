import SwiftUI
import WidgetKit

/// The pages of the day, and how far one should be by now; a tap opens the book.
struct ReadingGoalWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ReadingGoal", provider: ReadingGoalProvider()) { entry in
            ReadingGoalView(entry: entry)
                .tint(.orange)
                .widgetURL(URL(string: "bookclub://reading/\(entry.plan.bookID)"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Reading Goal")
        .description("The pages of the day, hour by hour.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

#Preview(as: .systemMedium) {
    ReadingGoalWidget()
} timeline: {
    ReadingGoalEntry(date: .now, plan: .bookClub)
}
