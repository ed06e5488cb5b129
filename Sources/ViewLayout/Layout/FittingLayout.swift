internal import ViewTree

extension LayoutItem {
    /// The index of the first candidate whose ideal size fits into the proposal, else of the last one.
    func fittingChoice(_ fitting: FittingNode, _ proposal: ProposedSize) -> Int {
        let first = children.firstIndex { child in
            let ideal = child.size(.unspecified)
            return fitting.axes.allSatisfy { axis in ideal[axis] <= (proposal[axis] ?? .infinity) + 0.001 }
        }
        return first ?? max(children.count - 1, 0)
    }
}
