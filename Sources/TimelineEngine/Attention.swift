/// How much a widget is looked at, and so how much of a day's budget it gets.
///
/// The system gives its budget to widgets that people see often; a widget that nobody sees costs nothing.
package struct Attention: Hashable, Sendable, Codable {
    /// Seconds that a look counts for: a day and two hours, so that a panel which asks once a day is not forgotten when it
    /// comes a little late.
    package static let window: Double = 93_600
    /// Seconds in which a newly placed widget gets its whole budget.
    package static let grace: Double = 3 * 86_400
    /// Different hours with a look, within the window, that earn the whole budget.
    package static let hoursForAll = 4

    /// When the widget was placed, in seconds since 1970.
    package private(set) var since: Double
    /// Hours since 1970 in which it was looked at, ascending, the last ones only.
    package private(set) var hours: [Int]

    /// A widget placed at `since`, in seconds since 1970.
    package init(since: Double) {
        self.since = since
        hours = []
    }

    /// Notes a look at `now`.
    package mutating func look(at now: Double) {
        guard let hour = Self.hour(of: now) else { return }
        // An hour in the future stems from a clock that has been set back.
        hours = hours.filter { $0 < hour && $0 > hour - Self.windowHours }.suffix(Self.windowHours) + [hour]
    }

    /// The part of the day's budget that the widget gets at `now`, 0...1; nothing where nobody has looked lately.
    package func share(at now: Double) -> Double {
        // A clock that was set back does not send a widget to sleep.
        guard now - since > Self.grace else { return 1 }
        guard let hour = Self.hour(of: now) else { return 1 }
        let seen = Set(hours.map { min($0, hour) }.filter { $0 > hour - Self.windowHours }).count
        return min(Double(seen) / Double(Self.hoursForAll), 1)
    }

    /// Reloads of a day, of the `limit` that the configuration allows; at least one where somebody looks.
    package func allowance(of limit: Int, at now: Double) -> Int {
        Int((Double(max(limit, 0)) * share(at: now)).rounded(.up))
    }

    private static let windowHours = Int(window / 3600)

    private static func hour(of instant: Double) -> Int? { Int(exactly: (instant / 3600).rounded(.down)) }
}
