internal import ViewTree

/// How a container aligns what it holds.
struct ContainedAnchor {
    /// 0 at the leading to 1 at the trailing side; nil where views stand beside each other.
    var share: Double?
}

extension ViewNode {
    /// How the node aligns what it holds; nil where that is left to the nodes above it.
    var textAnchor: ContainedAnchor? {
        switch self {
        case .stack(let node):
            ContainedAnchor(share: node.axis == .vertical ? node.alignment.anchor : nil)
        case .depthStack(let node): ContainedAnchor(share: node.alignment.horizontal.anchor)
        case .frame(let node) where node.width != nil: ContainedAnchor(share: node.alignment.horizontal.anchor)
        case .flexibleFrame(let node) where node.width != .none:
            ContainedAnchor(share: node.alignment.horizontal.anchor)
        case .position: ContainedAnchor(share: 0.5)
        case .grid, .gridRow, .trackGrid, .arranged: ContainedAnchor(share: nil)
        default: nil
        }
    }
}

extension AlignmentKey {
    /// 0 at the leading to 1 at the trailing side.
    fileprivate var anchor: Double {
        switch self {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
    }
}
