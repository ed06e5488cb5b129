internal import Foundation
internal import ViewTree

/// Puts dates into words for one instant.
struct DateWording {
    /// Seconds since 1970.
    let instant: Double
    let locale: Locale
    /// With the locale and the time zone to be used.
    let calendar: Calendar

    /// What shows now and the instant from which on something else does; nil for never.
    struct State: Hashable {
        var text: String
        var nextChange: Double?
    }

    init(instant: Double, locale: Locale, calendar: Calendar) {
        self.instant = DateWording.valid(instant)
        self.locale = locale
        self.calendar = calendar
    }

    func state(of date: DateText) -> State {
        let start = DateWording.valid(date.start)
        let end = max(DateWording.valid(date.end), start)
        switch date.style {
        case .time: return State(text: time(start), nextChange: nil)
        case .date: return State(text: day(start), nextChange: nil)
        case .interval: return State(text: interval(start, end), nextChange: nil)
        case .timer: return timer(start, showsHours: date.showsHours)
        case .timerInterval: return timer(start, end, date)
        case .relative: return relative(start, fields: 2, isSigned: false)
        case .offset: return relative(start, fields: 1, isSigned: true)
        }
    }

    /// Instants that calendars can deal with; the epoch for one that is not a number.
    static func valid(_ instant: Double) -> Double {
        instant.isNaN ? 0 : min(max(instant, -60_000_000_000), 100_000_000_000)
    }

    // MARK: Points in time

    private func style(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    private func time(_ instant: Double) -> String {
        Date(timeIntervalSince1970: instant).formatted(style(.omitted, .shortened))
    }

    private func day(_ instant: Double) -> String {
        Date(timeIntervalSince1970: instant).formatted(style(.long, .omitted))
    }

    /// Times of day within one day, days and times otherwise.
    private func interval(_ start: Double, _ end: Double) -> String {
        let range = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: end)
        let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
        let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated,
            time: .shortened,
            locale: locale,
            calendar: calendar,
            timeZone: calendar.timeZone
        )
        return style.format(range)
    }

    // MARK: Timers

    /// Counts down to `date` and from there up.
    private func timer(_ date: Double, showsHours: Bool) -> State {
        let seconds = wholeSeconds(to: date)
        let next = instant < date ? date - seconds + 1 : date + seconds + 1
        return State(text: clock(seconds, showsHours: showsHours), nextChange: next)
    }

    /// Runs through an interval in steps from its start, and stays at its end.
    private func timer(_ start: Double, _ end: Double, _ date: DateText) -> State {
        let pause = date.pause.map(DateWording.valid)
        let now = min(instant, pause ?? .infinity)
        let total = (end - start).rounded(.up)
        let elapsed = min(max((now - start).rounded(.down), 0), date.countsDown ? total : (end - start).rounded(.down))
        let next = max(start, start + elapsed) + 1
        let isOver = elapsed >= (date.countsDown ? total : (end - start).rounded(.down))
        let isPaused = pause.map { next > $0 } ?? false
        return State(
            text: clock(date.countsDown ? total - elapsed : elapsed, showsHours: date.showsHours),
            nextChange: isOver || isPaused ? nil : next
        )
    }

    /// `h:mm:ss` from an hour on where hours are wanted, else `m:ss`.
    private func clock(_ seconds: Double, showsHours: Bool) -> String {
        let duration = Duration.seconds(Int(seconds))
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return duration.formatted(.time(pattern: pattern).locale(locale))
    }

    /// The distance to `date`: a begun second counts before it, a full one after it.
    func wholeSeconds(to date: Double) -> Double {
        instant < date ? (date - instant).rounded(.up) : (instant - date).rounded(.down)
    }

    // MARK: Progress

    /// The share of an interval that has passed, or that is left, and when it next moves by a visible amount.
    func fraction(start: Double, end: Double, countsDown: Bool) -> (fraction: Double, nextChange: Double?) {
        let (start, end) = (DateWording.valid(start), DateWording.valid(end))
        guard end > start else { return (countsDown ? 0 : 1, nil) }
        let passed = min(max((instant - start) / (end - start), 0), 1)
        let fraction = countsDown ? 1 - passed : passed
        if instant >= end { return (fraction, nil) }
        // A bar is some two hundred points wide: finer steps would not be seen.
        let step = max((end - start) / 200, 1)
        return (fraction, min(max(instant, start) + step, end))
    }
}
