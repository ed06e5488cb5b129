internal import ViewTree

extension LayoutItem {
    /// The places of the children for a proposal that no cache holds.
    func arrange(_ proposal: ProposedSize) -> [Placement] {
        switch node {
        case .empty, .text, .symbol, .bitmap, .shape, .spacer, .divider, .meter, .toggleSwitch:
            return []
        case .stack(let stack):
            return stackPlacements(stack, proposal)
        case .depthStack(let stack):
            return depthStackPlacements(stack, proposal)
        case .grid(let grid):
            return gridPlacements(grid, proposal)
        case .gridRow:
            return arrangements[proposal]?.placements
                ?? stackPlacements(StackNode(axis: .horizontal, children: []), proposal)
        case .trackGrid(let grid):
            return trackPlacements(grid, proposal)
        case .fitting:
            return children.map { _ in Placement(origin: .zero, proposal: proposal) }
        case .arranged(let arranged):
            return arrangedPlacements(arranged, proposal)
        case .frame(let frame):
            return [aligned(frameProposal(frame, proposal), frame.alignment, in: size(proposal))]
        case .flexibleFrame(let frame):
            let size = size(proposal)
            return [aligned(flexibleFrameProposal(frame, proposal, size: size), frame.alignment, in: size)]
        case .padding(let padding):
            let insets = Length.insets(padding.insets)
            return [Placement(origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))]
        case .offset(let offset):
            let move = Point(x: Length.distance(offset.x), y: Length.distance(offset.y))
            return [Placement(origin: move, proposal: proposal)]
        case .position(let position):
            return [positioned(position, proposal)]
        case .fixedSize(let fixed):
            return [aligned(fixedProposal(fixed, proposal), .center, in: size(proposal))]
        case .aspectRatio(let ratio):
            return [aligned(proportionalProposal(ratio, proposal), .center, in: size(proposal))]
        case .layered(let layered):
            return [Placement(origin: .zero, proposal: proposal), layerPlacement(layered.alignment, proposal)]
        case .mask(let mask):
            return [Placement(origin: .zero, proposal: proposal), layerPlacement(mask.alignment, proposal)]
        case .layoutPriority, .alignmentGuide, .opacity, .clip, .transform, .shadow, .blur, .layerEffect, .zIndex,
            .accentGroup,
            .action, .accessibility, .gridCell, .direction:
            return [Placement(origin: .zero, proposal: proposal)]
        }
    }

    /// The only child, aligned in a box of `size`.
    private func aligned(_ proposal: ProposedSize, _ alignment: Alignment, in size: Size) -> Placement {
        func offset(_ axis: Axis) -> Double {
            let line = GuideLine(alignment[axis], axis)
            return line.standard(in: size) - child.guide(line, proposal)
        }
        return Placement(origin: Point(x: offset(.horizontal), y: offset(.vertical)), proposal: proposal)
    }

    private func positioned(_ position: PositionNode, _ proposal: ProposedSize) -> Placement {
        let offered = ProposedSize(size(proposal))
        let inner = child.size(offered)
        let origin = Point(
            x: Length.distance(position.point.x) - inner.width / 2,
            y: Length.distance(position.point.y) - inner.height / 2
        )
        return Placement(origin: origin, proposal: offered)
    }

    /// The second child, offered the size of the first and aligned to it.
    private func layerPlacement(_ alignment: Alignment, _ proposal: ProposedSize) -> Placement {
        let offered = ProposedSize(child.size(proposal))
        let layer = children[1]
        func offset(_ axis: Axis) -> Double {
            let line = GuideLine(alignment[axis], axis)
            return child.guide(line, proposal) - layer.guide(line, offered)
        }
        return Placement(origin: Point(x: offset(.horizontal), y: offset(.vertical)), proposal: offered)
    }
}

extension LayoutItem {
    /// The item and all below it with frames; `placement` is in the widget's coordinates.
    ///
    /// Layout runs from the leading edge; where that is on the right, every frame is mirrored: `mirrorAxis` is twice the
    /// x of the line it is mirrored at.
    func placed(_ placement: Placement, mirrorAxis: Double?) -> PlacedNode {
        let size = size(placement.proposal)
        let width = Length.placed(size.width)
        let x = Length.distance(placement.origin.x)
        let frame = Rect(
            x: mirrorAxis.map { $0 - x - width } ?? x,
            y: Length.distance(placement.origin.y),
            width: width,
            height: Length.placed(size.height)
        )
        let (node, choice) = settled(placement.proposal)
        var start = x
        var mirrorAxis = mirrorAxis
        if case .direction(let direction) = node {
            // What lies inside is mirrored in this frame, whatever the direction around it.
            start = frame.minX
            mirrorAxis = direction.isRightToLeft ? frame.minX + frame.maxX : nil
        }
        var placedChildren: [PlacedNode] = []
        placedChildren.reserveCapacity(children.count)
        for (index, (child, inner)) in zip(children, childPlacements(placement.proposal)).enumerated() {
            if let choice, choice != index { continue }
            let origin = Point(x: start + inner.origin.x, y: placement.origin.y + inner.origin.y)
            placedChildren.append(
                child.placed(Placement(origin: origin, proposal: inner.proposal), mirrorAxis: mirrorAxis)
            )
        }
        var context = self.context
        context.isRightToLeft = mirrorAxis != nil
        return PlacedNode(
            node: node,
            frame: frame,
            children: placedChildren,
            text: paragraph?.layout(placement.proposal).placed(in: frame, context: context)
        )
    }

    /// The node with what layout decided about it, and the only child that shows where not all do.
    private func settled(_ proposal: ProposedSize) -> (node: ViewNode, choice: Int?) {
        switch node {
        case .fitting(var fitting):
            fitting.choice = fittingChoice(fitting, proposal)
            return (.fitting(fitting), fitting.choice)
        case .arranged(var arranged) where session.layouts[arranged.layout] != nil:
            _ = childPlacements(proposal)
            arranged.answers = answers
            if spacing != unionSpacing(along: nil) { arranged.spacing = SpacingRecord(spacing) }
            return (.arranged(arranged), nil)
        default:
            return (node, nil)
        }
    }
}
