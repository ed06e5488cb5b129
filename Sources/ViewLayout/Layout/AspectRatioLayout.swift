internal import ViewTree

extension LayoutItem {
    /// The size in the wanted proportion that fits into, or fills, the proposal.
    func proportionalProposal(_ node: AspectRatioNode, _ proposal: ProposedSize) -> ProposedSize {
        if proposal.width == nil && proposal.height == nil { return proposal }
        var shape: Size
        if let ratio = node.ratio, ratio.isFinite, ratio > 0 {
            shape = Size(width: min(ratio, Length.limit), height: 1)
        } else {
            shape = child.size(.unspecified)
        }
        guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return proposal }
        let factors = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }]
            .compactMap { $0 }
        let factor = (node.mode == .fit ? factors.min() : factors.max()) ?? 1
        return ProposedSize(width: shape.width * factor, height: shape.height * factor)
    }
}
