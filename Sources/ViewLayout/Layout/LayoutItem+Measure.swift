internal import ViewTree

extension LayoutItem {
    /// The size for a proposal that no cache holds.
    func measure(_ proposal: ProposedSize) -> Size {
        switch node {
        case .empty: .zero
        case .text: paragraph?.size(proposal) ?? .zero
        case .symbol(let symbol): symbolSize(symbol, proposal)
        case .bitmap(let bitmap): bitmapSize(bitmap, proposal)
        case .shape(let shape): shapeSize(shape.shape, proposal)
        case .spacer(let spacer): spacerSize(spacer, proposal)
        case .divider(let divider): dividerSize(divider, proposal)
        case .meter(let meter): meterSize(meter, proposal)
        case .toggleSwitch: Size(width: 63, height: 28)
        case .stack(let stack): arrangeStack(stack, proposal).size
        case .depthStack(let stack): depthStackSize(stack, proposal)
        case .grid(let grid): arrangeGrid(grid, proposal).size
        case .gridRow:
            arrangements[proposal]?.size ?? arrangeStack(StackNode(axis: .horizontal, children: []), proposal).size
        case .trackGrid(let grid): arrangeTracks(grid, proposal).size
        case .fitting(let fitting): children[fittingChoice(fitting, proposal)].size(proposal)
        case .arranged(let arranged): arrangedSize(arranged, proposal)
        case .frame(let frame): frameSize(frame, proposal)
        case .flexibleFrame(let frame): flexibleFrameSize(frame, proposal)
        case .padding(let padding): paddedSize(padding, proposal)
        case .position: positionedSize(proposal)
        case .fixedSize(let fixed): child.size(fixedProposal(fixed, proposal))
        case .aspectRatio(let ratio): child.size(proportionalProposal(ratio, proposal))
        case .offset, .layoutPriority, .alignmentGuide, .layered, .opacity, .clip, .mask, .transform, .shadow, .blur,
            .layerEffect,
            .zIndex, .accentGroup, .action, .accessibility, .gridCell, .direction:
            child.size(proposal)
        }
    }

    private func paddedSize(_ padding: PaddingNode, _ proposal: ProposedSize) -> Size {
        let insets = Length.insets(padding.insets)
        let inner = child.size(proposal.inset(by: insets))
        return Size(
            width: inner.width + insets.leading + insets.trailing,
            height: inner.height + insets.top + insets.bottom
        )
    }

    private func positionedSize(_ proposal: ProposedSize) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        return proposal.fixingUnspecified(at: child.size(proposal))
    }

    /// The proposal without the axes that are to be ideal.
    func fixedProposal(_ fixed: FixedSizeNode, _ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: fixed.horizontal ? nil : proposal.width,
            height: fixed.vertical ? nil : proposal.height
        )
    }
}

extension ViewNode {
    /// The size of a leaf that no proposal changes, in points; nil for other nodes.
    func rigidSize(in session: LayoutSession) -> Size? {
        let context = session.context
        switch self {
        case .symbol(let symbol) where !symbol.isResizable:
            let natural = session.symbolBox(symbol).size
            return Size(width: context.roundedUp(natural.width), height: context.roundedUp(natural.height))
        case .bitmap(let bitmap) where !bitmap.isResizable:
            return Size(width: Length.placed(bitmap.size.width), height: Length.placed(bitmap.size.height))
        default:
            return nil
        }
    }

    /// Whether the node itself may look at the height it is offered; what its children do shows when they are measured.
    ///
    /// True where in doubt: the answer false claims that sizes of one width serve all heights.
    func readsHeight(stackAxis: Axis?) -> Bool {
        switch self {
        case .spacer: stackAxis != .horizontal
        case .stack(let stack): stack.axis != .horizontal || stack.alignment.isBaseline
        case .flexibleFrame(let frame): frame.height != .none
        case .text, .frame, .padding, .fixedSize, .layered, .offset, .layoutPriority, .opacity, .clip, .transform,
            .shadow, .blur, .layerEffect, .zIndex, .accentGroup, .action, .accessibility:
            false
        default: true
        }
    }
}

extension AlignmentKey {
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
