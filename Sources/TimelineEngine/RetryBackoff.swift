/// How long to wait after a provider failed: doubling from a minute to an hour.
package struct RetryBackoff: Hashable, Sendable {
    /// Seconds before the first retry.
    package var first: Double = 60
    /// Seconds that no wait exceeds.
    package var longest: Double = 3600

    package init(first: Double = 60, longest: Double = 3600) {
        self.first = first
        self.longest = longest
    }

    /// The wait in seconds after `failures` failures in a row; `spread`, 0...1, moves it by up to a tenth either way so
    /// that widgets that failed together do not come back together.
    package func delay(afterFailures failures: Int, spread: Double) -> Double {
        guard failures > 0 else { return 0 }
        let doublings = Double(min(failures - 1, 30))
        var wait = first
        for _ in 0..<Int(doublings) where wait < longest { wait *= 2 }
        return min(wait, longest) * (0.9 + 0.2 * min(max(spread, 0), 1))
    }
}
