public import Foundation

/// When a timeline view changes.
public protocol TimelineSchedule {
    /// The dates of changes.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates of changes from a date on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline view may change.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as it wants.
    case normal
    /// Seldom.
    case lowFrequency
}

/// A schedule with a fixed distance between changes.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// Changes from `start` on, `interval` seconds apart.
    public init(from start: Date, by interval: TimeInterval) {
        self.start = start
        self.interval = interval
    }

    /// The dates of changes.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let step = Swift.max(interval, 0.001)
        return sequence(first: Swift.max(start, startDate)) { $0.addingTimeInterval(step) }
    }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
    let dates: [Date]

    /// Changes at `dates`.
    public init<Dates: Sequence>(_ dates: Dates) where Dates.Element == Date {
        self.dates = Array(dates)
    }

    /// The dates of changes.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Every minute.
    public static var everyMinute: PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: .now, by: 60) }

    /// As often as the display does.
    public static var animation: PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: .now, by: 1.0 / 30) }

    /// Changes from `startDate` on, `interval` seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Changes at `dates`.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule
    where Dates.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

/// A view that changes with time; an archive shows it as it is when it is made.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    private let content: (Context) -> Content

    /// What a timeline view's content knows.
    public struct Context: Sendable {
        /// How exact the date is shown.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// To the frame.
            case live
            /// To the second.
            case seconds
            /// To the minute.
            case minutes
        }

        /// The date to show.
        public let date: Date
        /// How exact it is shown.
        public let cadence: Cadence
    }

    /// A view that `content` makes for a date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.content = content
    }
}

extension TimelineView: View {
    /// The view as it is now.
    public var body: some View { content(Context(date: .now, cadence: .minutes)) }
}
