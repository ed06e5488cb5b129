import ViewTree

extension ViewNode {
    /// Whether the view, or one inside, sets an alignment line itself, as far as its tree tells.
    func setsLine(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> Bool {
        let isBaseline = axis == .vertical && (key == .firstTextBaseline || key == .lastTextBaseline)
        switch self {
        case .text, .symbol: return isBaseline
        case .alignmentGuide(let guide) where guide.key == key && guide.axis == axis: return true
        case .layered(let node): return node.child.setsLine(key, axis)
        case .mask(let node): return node.child.setsLine(key, axis)
        case .stack, .depthStack, .grid, .gridRow, .trackGrid:
            // Containers of several views keep edges and middles of their own.
            return !key.isOfFrame && children.contains { $0.setsLine(key, axis) }
        default: return children.contains { $0.setsLine(key, axis) }
        }
    }
}

extension AlignmentKey {
    /// Whether the line is one of a view's edges or its middle.
    var isOfFrame: Bool {
        switch self {
        case .leading, .trailing, .top, .bottom, .center: true
        default: false
        }
    }
}
