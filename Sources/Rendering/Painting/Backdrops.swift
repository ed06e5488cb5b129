internal import ViewLayout
internal import ViewTree

/// Which leaves lie behind text or symbols: where colours become templates, those must not hide what is in front.
///
/// Leaves are numbered in drawing order; masks have no numbers.
struct Backdrops {
    private var numbers: Set<Int> = []

    init(mode: Appearance.Mode, roots: [PlacedNode]) {
        guard mode != .fullColor else { return }
        var survey = Survey()
        for root in roots { survey.visit(root) }
        numbers = survey.backdrops
    }

    func contains(_ number: Int) -> Bool { numbers.contains(number) }

    private struct Survey {
        var count = 0
        var surfaces: [(number: Int, frame: Rect)] = []
        var backdrops: Set<Int> = []

        mutating func visit(_ placed: PlacedNode) {
            for child in placed.drawingOrder { visit(child) }
            guard placed.node.isLeaf else { return }
            defer { count += 1 }
            switch placed.node {
            case .shape, .bitmap: surfaces.append((count, placed.frame))
            case .text, .symbol, .meter, .toggleSwitch: cover(placed.frame)
            default: break
            }
        }

        private mutating func cover(_ ink: Rect) {
            for surface in surfaces where surface.frame.contains(x: ink.midX, y: ink.midY) {
                backdrops.insert(surface.number)
            }
        }
    }
}

extension PlacedNode {
    /// The children that are drawn, back to front.
    var drawingOrder: [PlacedNode] {
        switch node {
        case .stack, .depthStack, .grid, .gridRow, .trackGrid, .arranged:
            guard children.contains(where: { $0.zIndex != 0 }) else { return children }
            // The sort must be stable: equal indices keep the author's order.
            return children.enumerated()
                .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
                .map(\.element)
        case .layered(let layered):
            return layered.placement == .background ? children.reversed() : children
        case .mask:
            return Array(children.prefix(1))
        default:
            return children
        }
    }

    private var zIndex: Double {
        guard case .zIndex(let node) = node, !node.index.isNaN else { return 0 }
        return node.index
    }
}

extension ViewNode {
    /// Whether the node draws something by itself.
    var isLeaf: Bool {
        switch self {
        case .text, .symbol, .bitmap, .shape, .divider, .meter, .toggleSwitch: true
        default: false
        }
    }
}

extension Rect {
    fileprivate func contains(x: Double, y: Double) -> Bool {
        x >= minX && x <= maxX && y >= minY && y <= maxY
    }
}
