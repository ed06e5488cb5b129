/// How many reloads of a widget a rolling day allows; reloads that people asked for are not entered here.
package struct ReloadBudget: Hashable, Sendable, Codable {
    /// Seconds that a debit counts for.
    package static let window: Double = 86_400

    /// Instants of the counted reloads, ascending, in seconds since 1970.
    package private(set) var debits: [Double]

    package init(debits: [Double] = []) {
        self.debits = debits.filter(\.isFinite).sorted()
    }

    /// Enters a reload at `now` and forgets those that no longer count.
    package mutating func debit(at now: Double) {
        // A debit in the future stems from a clock that has been set back; it counts from now on, not longer.
        debits = debits.map { min($0, now) }.filter { $0 > now - Self.window }
        debits.append(now)
    }

    /// How many reloads count at `now`.
    package func count(at now: Double) -> Int {
        debits.filter { min($0, now) > now - Self.window }.count
    }

    /// The first instant, not before `now`, at which a reload fits into `limit` per day.
    ///
    /// Half of the day's reloads may come as quickly as they are wanted; the rest is spread evenly over the time until the
    /// oldest one no longer counts, so that a busy morning does not leave an evening without any.
    package func earliestReload(from now: Double, limit: Int) -> Double {
        let counting = debits.map { min($0, now) }.filter { $0 > now - Self.window }
        guard limit > 0 else { return .infinity }
        guard counting.count < limit else { return counting[counting.count - limit] + Self.window }
        guard counting.count * 2 >= limit, let oldest = counting.first, let newest = counting.last else { return now }
        let spacing = (oldest + Self.window - newest) / Double(limit - counting.count + 1)
        return max(newest + spacing, now)
    }
}
