package import ExtensionProtocol

/// What an archive shows when, and when its provider is due: functions of the archive and an instant, nothing else.
///
/// Instants are seconds since 1970-01-01T00:00:00Z.
package struct TimelinePlan: Hashable, Sendable {
    /// The dates of the entries, ascending.
    package let dates: [Double]
    package let policy: ReloadPolicy
    package let generatedAt: Double

    package init(dates: [Double], policy: ReloadPolicy, generatedAt: Double) {
        self.dates = dates
        self.policy = policy
        self.generatedAt = generatedAt
    }

    /// The plan of a normalised archive.
    package init(of archive: TimelineArchive) {
        self.init(dates: archive.entries.map(\.date), policy: archive.policy, generatedAt: archive.generatedAt)
    }

    /// The entry that is current at `now`: the latest with date ≤ now, else the first; nil without entries.
    package func currentIndex(at now: Double) -> Int? {
        guard !dates.isEmpty else { return nil }
        var low = 0
        var high = dates.count
        while low < high {
            let middle = (low + high) / 2
            if dates[middle] <= now { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// The date at which another entry becomes current; nil where none does.
    package func nextChange(after now: Double) -> Double? {
        guard let index = currentIndex(at: now), index + 1 < dates.count else { return nil }
        return dates[index + 1]
    }

    /// When the policy wants the provider to be asked again, but not within `minimumInterval` seconds of its last run;
    /// nil for `.never`.
    package func reloadDate(minimumInterval: Double) -> Double? {
        let wanted: Double
        switch policy {
        case .never: return nil
        case .after(let date): wanted = date.isNaN ? generatedAt : date
        case .atEnd: wanted = dates.last ?? generatedAt
        }
        // A date that can never come is no reload; one in the past is due as soon as the interval allows.
        guard wanted < .infinity else { return nil }
        return max(wanted, generatedAt + max(minimumInterval, 0))
    }
}
