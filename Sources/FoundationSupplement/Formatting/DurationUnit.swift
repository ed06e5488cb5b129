internal import Foundation

/// A unit that an amount of time is told in, largest first.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    /// A whole number of a unit.
    struct Amount: Equatable {
        /// How many there are.
        let value: Int
        /// Of what.
        let unit: DurationUnit
    }

    /// The unit as Foundation's formatters name it.
    var flag: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The unit as calendars name it.
    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The unit as number skeletons name it.
    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    /// The time between two dates in given units, whole numbers, largest unit first.
    static func amounts(from start: Date, to end: Date, units: [DurationUnit], calendar: Calendar) -> [Amount] {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { Amount(value: components.value(for: $0.component) ?? 0, unit: $0) }
    }
}
