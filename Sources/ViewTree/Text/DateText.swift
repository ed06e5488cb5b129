/// A date that is put into words when it is shown; instants are seconds since 1970-01-01T00:00:00Z.
package struct DateText: Hashable, Sendable, Codable {
    package var style: Style
    /// The instant, or the start of the interval.
    package var start: Double
    /// The end of the interval; the same as `start` for a single instant.
    package var end: Double
    /// Whether a timer of an interval runs towards its end.
    package var countsDown: Bool
    /// The instant at which a timer of an interval stands still.
    package var pause: Double?
    /// Whether a timer writes hours apart from minutes.
    package var showsHours: Bool

    package init(
        style: Style,
        start: Double,
        end: Double? = nil,
        countsDown: Bool = true,
        pause: Double? = nil,
        showsHours: Bool = true
    ) {
        self.style = style
        self.start = start
        self.end = end ?? start
        self.countsDown = countsDown
        self.pause = pause
        self.showsHours = showsHours
    }

    /// The forms of `Text(_:style:)`, of a date range and of `Text(timerInterval:)`.
    package enum Style: String, Hashable, Sendable, Codable {
        case time, date, relative, offset, timer
        case interval
        case timerInterval
    }
}
