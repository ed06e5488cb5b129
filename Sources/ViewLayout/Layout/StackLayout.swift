internal import ViewTree

/// The places of a stack's children for one proposal.
struct StackArrangement {
    var size: Size
    var placements: [Placement]
    /// Whether the height that was offered had a part in the size.
    var dependsOnHeight = true
}

extension LayoutItem {
    /// Shares the length along the axis among the children and lines them up across it.
    func arrangeStack(_ stack: StackNode, _ proposal: ProposedSize) -> StackArrangement {
        if let known = arrangements[proposal] {
            if known.dependsOnHeight { session.dependsOnHeight = true }
            return known
        }
        let outer = session.dependsOnHeight
        session.dependsOnHeight = false
        var made = makeArrangement(stack, proposal)
        made.dependsOnHeight = session.dependsOnHeight
        if outer { session.dependsOnHeight = true }
        arrangements[proposal] = made
        return made
    }

    private func makeArrangement(_ stack: StackNode, _ proposal: ProposedSize) -> StackArrangement {
        let axis = stack.axis
        let guide = GuideLine(stack.alignment, axis.cross)
        let shares = stackShares(axis, proposal, internalLength: distances.reduce(0, +))
        var placements: [Placement] = []
        placements.reserveCapacity(children.count)
        var position = 0.0
        // The line that children share lies at 0 and belongs to the stack's extent.
        var (low, high) = (0.0, 0.0)
        for (index, child) in children.enumerated() {
            let offered = ProposedSize(axis, major: shares[index], minor: proposal[axis.cross])
            guard !child.isEmpty else {
                placements.append(Placement(origin: .zero, proposal: .zero))
                continue
            }
            let size = child.size(offered)
            let line = child.guide(guide, offered, size: size)
            low = min(low, -line)
            high = max(high, size[axis.cross] - line)
            position += distances[index]
            let origin =
                axis == .horizontal ? Point(x: position, y: -line) : Point(x: -line, y: position)
            placements.append(Placement(origin: origin, proposal: offered))
            position += size[axis]
        }
        for index in placements.indices where !children[index].isEmpty {
            if axis == .horizontal {
                placements[index].origin.y -= low
            } else {
                placements[index].origin.x -= low
            }
        }
        var size = Size.zero
        size[axis] = position
        size[axis.cross] = high - low
        return StackArrangement(size: size, placements: placements)
    }

    /// As measured, but with the stack's own extent across its axis where the proposal left that open.
    func stackPlacements(_ stack: StackNode, _ proposal: ProposedSize) -> [Placement] {
        var proposal = proposal
        let cross = stack.axis.cross
        if proposal[cross] == nil {
            proposal = ProposedSize(stack.axis, major: proposal[stack.axis], minor: size(proposal)[cross])
        }
        return arrangeStack(stack, proposal).placements
    }

    /// The distance before each child; 0 before the first that is not empty.
    func makeDistances() -> [Double] {
        let (axis, fixed): (Axis, Double?)
        switch node {
        case .stack(let stack): (axis, fixed) = (stack.axis, stack.spacing.map(Length.distance))
        case .gridRow: (axis, fixed) = (.horizontal, nil)
        default: return []
        }
        var previous: LayoutItem?
        return children.map { child in
            guard !child.isEmpty else { return 0 }
            defer { previous = child }
            guard let previous else { return 0 }
            return fixed ?? previous.spacing.distance(to: child.spacing, along: axis)
        }
    }

    /// The children's indices by layout priority, the highest first, in their own order within a group.
    func makePriorityGroups() -> [[Int]] {
        var indices: [Int] = []
        indices.reserveCapacity(children.count)
        var isUniform = true
        for (index, child) in children.enumerated() where !child.isEmpty {
            if let first = indices.first, child.priority != children[first].priority { isUniform = false }
            indices.append(index)
        }
        if isUniform { return indices.isEmpty ? [] : [indices] }
        let priorities = Set(indices.map { children[$0].priority }).sorted(by: >)
        return priorities.map { priority in indices.filter { children[$0].priority == priority } }
    }

    /// What each child is offered along the axis.
    private func stackShares(_ axis: Axis, _ proposal: ProposedSize, internalLength: Double) -> [Double?] {
        var shares = [Double?](repeating: nil, count: children.count)
        guard let total = proposal[axis] else { return shares }
        let cross = proposal[axis.cross]
        func length(_ index: Int, at major: Double) -> Double {
            children[index].size(ProposedSize(axis, major: major, minor: cross))[axis]
        }
        let groups = priorityGroups
        // The first group's own minimum is never asked for.
        let minima = groups.dropFirst().map { group in group.reduce(0) { $0 + length($1, at: 0) } }
        var available = total - internalLength - minima.reduce(0, +)
        for (position, group) in groups.enumerated() {
            if position > 0 { available += minima[position - 1] }
            var remaining = group.count
            for index in group.count > 1 ? sortedByFlexibility(group, length: length) : group {
                let share = max(available / Double(remaining), 0)
                shares[index] = share
                if available.isFinite { available -= length(index, at: share) }
                remaining -= 1
            }
        }
        return shares
    }

    /// The least flexible first, so that what it leaves goes to the others.
    private func sortedByFlexibility(_ group: [Int], length: (Int, Double) -> Double) -> [Int] {
        var entries: [(index: Int, range: LengthRange)] = []
        entries.reserveCapacity(group.count)
        for index in group {
            let range = LengthRange(min: length(index, 0), max: length(index, .infinity))
            var place = entries.count
            while place > 0, range.isLessFlexible(than: entries[place - 1].range) { place -= 1 }
            entries.insert((index, range), at: place)
        }
        return entries.map(\.index)
    }
}

/// The lengths a view can take, from what it needs to what it would like.
struct LengthRange: Hashable {
    var min: Double
    var max: Double

    /// Whether a view of this range gets its share before one of `other`.
    func isLessFlexible(than other: LengthRange) -> Bool {
        let (own, others) = (max - min, other.max - other.min)
        if own.isInfinite && others.isInfinite { return min > other.min }
        return own < others
    }
}
