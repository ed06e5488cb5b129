internal import ViewTree

extension LayoutItem {
    /// The extent, about the shared lines, of the children with the highest priority.
    private func depthStackExtent(_ alignment: Alignment, _ proposal: ProposedSize, _ axis: Axis) -> (Double, Double) {
        let guide = GuideLine(alignment[axis], axis)
        var extent: (low: Double, high: Double)?
        let top = children.lazy.filter { !$0.isEmpty }.map(\.priority).max()
        for child in children where !child.isEmpty && child.priority == top {
            let line = child.guide(guide, proposal)
            let length = child.size(proposal)[axis]
            let known = extent ?? (-line, length - line)
            extent = (min(known.0, -line), max(known.1, length - line))
        }
        return extent ?? (0, 0)
    }

    func depthStackSize(_ stack: DepthStackNode, _ proposal: ProposedSize) -> Size {
        func length(_ axis: Axis) -> Double {
            let (low, high) = depthStackExtent(stack.alignment, proposal, axis)
            // Where all is infinite, the lines of middles and ends are infinite too.
            return (high - low).isNaN ? .infinity : high - low
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }

    /// Every child is offered the whole size once that is known.
    func depthStackPlacements(_ stack: DepthStackNode, _ proposal: ProposedSize) -> [Placement] {
        let offered = ProposedSize(size(proposal))
        let left = depthStackExtent(stack.alignment, offered, .horizontal).0
        let top = depthStackExtent(stack.alignment, offered, .vertical).0
        let horizontal = GuideLine(stack.alignment.horizontal, .horizontal)
        let vertical = GuideLine(stack.alignment.vertical, .vertical)
        return children.map { child in
            guard !child.isEmpty else { return Placement(origin: .zero, proposal: .zero) }
            let origin = Point(
                x: -left - child.guide(horizontal, offered),
                y: -top - child.guide(vertical, offered)
            )
            return Placement(origin: origin, proposal: offered)
        }
    }
}
