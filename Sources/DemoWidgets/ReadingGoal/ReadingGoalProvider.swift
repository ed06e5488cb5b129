import WidgetKit

/// The plan as it stands at a moment; the views ask the plan with the entry's date.
struct ReadingGoalEntry: TimelineEntry {
    let date: Date
    let plan: ReadingPlan

    var goal: ReadingPlan.Goal { plan.goal(at: date) }
}

/// Knows the next 24 hours ahead, since the plan depends on the clock alone, and is asked again after midnight.
struct ReadingGoalProvider: TimelineProvider {
    private static let hoursAhead = 24

    func placeholder(in context: Context) -> ReadingGoalEntry {
        ReadingGoalEntry(date: .now, plan: .bookClub)
    }

    func getSnapshot(in context: Context, completion: @escaping (ReadingGoalEntry) -> Void) {
        completion(ReadingGoalEntry(date: .now, plan: .bookClub))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ReadingGoalEntry>) -> Void) {
        let calendar = Calendar.current
        let now = Date.now
        let thisHour = calendar.dateInterval(of: .hour, for: now)?.start ?? now
        let entries = (0..<Self.hoursAhead).map { hour in
            ReadingGoalEntry(date: thisHour.addingTimeInterval(Double(hour) * 3600), plan: .bookClub)
        }
        let today = calendar.startOfDay(for: now)
        let midnight = calendar.date(byAdding: .day, value: 1, to: today) ?? now.addingTimeInterval(86_400)
        completion(Timeline(entries: entries, policy: .after(midnight)))
    }
}
