internal import ViewTree

extension LayoutItem {
    /// The index of the first candidate whose ideal length fits into the proposal on each of the axes, else of the last
    /// one; the other axis is as proposed.
    func fittingChoice(_ fitting: FittingNode, _ proposal: ProposedSize) -> Int {
        let offered = ProposedSize(
            width: fitting.axes.contains(.horizontal) ? nil : proposal.width,
            height: fitting.axes.contains(.vertical) ? nil : proposal.height
        )
        let first = children.firstIndex { child in
            let ideal = child.size(offered)
            return fitting.axes.allSatisfy { axis in ideal[axis] <= (proposal[axis] ?? .infinity) + 0.001 }
        }
        return first ?? max(children.count - 1, 0)
    }
}
