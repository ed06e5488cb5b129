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

/// Sizes by proposal; one that no height changed answers for its width at every height.
struct SizeCache {
    /// A size and whether it depends on the height it was offered.
    struct Entry {
        var proposal: ProposedSize
        var size: Size
        var dependsOnHeight: Bool
    }

    private var entries: [Entry] = []

    /// What is kept for `proposal`.
    func entry(for proposal: ProposedSize) -> Entry? {
        var index = entries.count
        while index > 0 {
            index -= 1
            let entry = entries[index]
            guard entry.proposal.width == proposal.width else { continue }
            if !entry.dependsOnHeight || entry.proposal.height == proposal.height { return entry }
        }
        return nil
    }

    mutating func keep(_ entry: Entry) {
        // Growing from one is dearer than the room of a usual number.
        if entries.isEmpty { entries.reserveCapacity(6) }
        entries.append(entry)
    }
}
