public import Foundation
import ViewTree

extension Text {
    /// How a date is put into words while it is shown.
    public struct DateStyle: Hashable, Sendable {
        let value: DateText.Style

        /// The time of day.
        public static let time = DateStyle(value: .time)
        /// The day.
        public static let date = DateStyle(value: .date)
        /// The time between now and the date.
        public static let relative = DateStyle(value: .relative)
        /// The time between now and the date, with a sign.
        public static let offset = DateStyle(value: .offset)
        /// A clock that counts to and from the date.
        public static let timer = DateStyle(value: .timer)
    }

    /// A date that is put into words when it is shown.
    public init(_ date: Date, style: DateStyle) {
        self.init(.date(DateText(style: style.value, start: date.timeIntervalSince1970)))
    }

    /// The span between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            .date(
                DateText(
                    style: .interval,
                    start: dates.lowerBound.timeIntervalSince1970,
                    end: dates.upperBound.timeIntervalSince1970
                )
            )
        )
    }

    /// The span of an interval.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// A clock that runs from one date to another.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .date(
                DateText(
                    style: .timerInterval,
                    start: timerInterval.lowerBound.timeIntervalSince1970,
                    end: timerInterval.upperBound.timeIntervalSince1970,
                    countsDown: countsDown,
                    pause: pauseTime?.timeIntervalSince1970,
                    showsHours: showsHours
                )
            )
        )
    }
}
