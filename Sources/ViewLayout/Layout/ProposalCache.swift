internal import ViewTree

/// Results by proposal; few per item, so they are searched from the newest back.
struct ProposalCache<Value> {
    private var entries: [(proposal: ProposedSize, value: Value)] = []

    /// The value kept for `proposal`.
    subscript(proposal: ProposedSize) -> Value? {
        get {
            for entry in entries.reversed() where entry.proposal == proposal { return entry.value }
            return nil
        }
        set {
            if let newValue { entries.append((proposal, newValue)) }
        }
    }
}
