import Foundation
import WidgetKit

/// What is known of the machine at a moment.
struct SystemStatusEntry: TimelineEntry {
    let date: Date
    let reading: SystemReading

    /// The time since the machine started, counted on from the reading, in seconds.
    var uptime: TimeInterval? { reading.uptime.map { $0 + date.timeIntervalSince(reading.date) } }

    /// How old the figures are, in whole minutes.
    var age: Int { Int(date.timeIntervalSince(reading.date) / 60) }
}

/// Reads the machine's figures every five minutes.
///
/// Load, memory and disk cannot be known ahead. The entries between two readings repeat them, say how old they are and
/// let only the uptime run on. There are more entries than are due, in case the next reading has to wait.
struct SystemStatusProvider: TimelineProvider {
    private static let minutesAhead = 20
    private static let minutesBetweenReadings = 5

    func placeholder(in context: Context) -> SystemStatusEntry {
        SystemStatusEntry(date: .now, reading: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (SystemStatusEntry) -> Void) {
        let reading = context.isPreview ? SystemReading.sample : .current()
        completion(SystemStatusEntry(date: reading.date, reading: reading))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SystemStatusEntry>) -> Void) {
        let reading = SystemReading.current()
        let entries = (0..<Self.minutesAhead).map { minute in
            SystemStatusEntry(date: reading.date.addingTimeInterval(Double(minute) * 60), reading: reading)
        }
        let next = reading.date.addingTimeInterval(Double(Self.minutesBetweenReadings) * 60)
        completion(Timeline(entries: entries, policy: .after(next)))
    }
}
