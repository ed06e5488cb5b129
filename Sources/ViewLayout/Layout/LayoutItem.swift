internal import ViewTree

/// A node while it is laid out: answers proposals with sizes and remembers the answers.
///
/// Map: this file builds items and keeps their caches; `+Measure` answers proposals, `+Place` puts children in their
/// places, `+Guides` finds alignment lines, `+Spacing` tells distances to neighbours. The rules of a kind of node that
/// need more than a few lines stand in a file of their own (`StackLayout`, `FrameLayout`, …).
final class LayoutItem {
    let node: ViewNode
    let session: LayoutSession
    let children: [LayoutItem]
    /// The direction of the nearest stack around the item, which dividers and spacers follow.
    let stackAxis: Axis?
    /// Whether the item is nothing at all, so that containers leave it out.
    let isEmpty: Bool
    /// The claim on space, the child's own for modifiers.
    let priority: Double
    /// The lines of a text node.
    let paragraph: TextParagraph?
    /// Whether the author set alignment lines here or below.
    let hasGuides: Bool
    /// Whether there is text, or a symbol, here or below.
    let hasBaselines: Bool

    /// The size of a leaf that is the same for every proposal.
    let rigidSize: Size?
    /// Whether the item itself looks at the height it is offered.
    private let readsHeight: Bool
    private var sizes = SizeCache()
    private var placements = ProposalCache<[Placement]>()
    private(set) lazy var spacing = makeSpacing()
    /// A stack's distances before its children and its children by priority, neither of which any proposal changes.
    private(set) lazy var distances = makeDistances()
    private(set) lazy var priorityGroups = makePriorityGroups()
    var arrangements = ProposalCache<StackArrangement>()
    var gridArrangements = ProposalCache<GridArrangement>()
    /// What a layout of the author's own answered so far.
    var answers: [ArrangedNode.Answer] = []

    init(_ node: ViewNode, session: LayoutSession, stackAxis: Axis? = nil, depth: Int = 0) {
        let node = depth < LayoutSession.depthLimit ? node : .empty
        self.session = session
        self.stackAxis = stackAxis
        var childAxis = stackAxis
        switch node {
        case .stack(let stack): childAxis = stack.axis
        case .gridRow: childAxis = .horizontal
        case .depthStack, .grid, .trackGrid: childAxis = nil
        case .arranged(let arranged): childAxis = arranged.axis
        default: break
        }
        var children: [LayoutItem] = []
        for (index, child) in node.layoutChildren.enumerated() {
            // Layers and masks are worlds of their own: a divider in an overlay does not know the stack outside.
            let isLayer = index == 1 && (node.kind == .layered || node.kind == .mask)
            children.append(
                LayoutItem(child, session: session, stackAxis: isLayer ? nil : childAxis, depth: depth + 1)
            )
        }
        var isEmpty = false
        var priority = 0.0
        var paragraph: TextParagraph?
        switch node {
        case .empty: isEmpty = true
        case .stack, .depthStack, .grid, .gridRow, .trackGrid, .arranged, .symbol, .bitmap, .shape, .divider, .meter,
            .toggleSwitch:
            break
        case .spacer: priority = -.infinity
        case .fitting: isEmpty = children.isEmpty
        case .text(let text): paragraph = TextParagraph(text, session: session)
        case .layoutPriority(let node):
            isEmpty = children[0].isEmpty
            priority = node.priority.isNaN ? 0 : node.priority
        default:
            isEmpty = children[0].isEmpty
            priority = children[0].priority
        }
        self.node = isEmpty ? .empty : node
        self.children = isEmpty ? [] : children
        self.isEmpty = isEmpty
        self.priority = priority
        self.paragraph = paragraph
        hasGuides =
            node.kind == .alignmentGuide || node.kind == .arranged || children.contains { $0.hasGuides }
        rigidSize = isEmpty ? nil : node.rigidSize(in: session)
        // Lines of the author's own are found in the places of children, which do not tell what they depend on.
        readsHeight = hasGuides || node.readsHeight(stackAxis: stackAxis)
        hasBaselines = paragraph != nil || node.kind == .symbol || children.contains { $0.hasBaselines }
    }

    var context: LayoutContext { session.context }

    /// The child of a modifier.
    var child: LayoutItem { children[0] }

    /// The size chosen for `proposal`, in points.
    func size(_ proposal: ProposedSize) -> Size {
        if let rigidSize { return rigidSize }
        if let known = sizes.entry(for: proposal) {
            if known.dependsOnHeight { session.dependsOnHeight = true }
            return known.size
        }
        session.measureCount += 1
        let outer = session.dependsOnHeight
        session.dependsOnHeight = readsHeight
        var size = measure(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        sizes.keep(SizeCache.Entry(proposal: proposal, size: size, dependsOnHeight: session.dependsOnHeight))
        if outer { session.dependsOnHeight = true }
        return size
    }

    /// Where the children lie when the item was given `proposal`, relative to its top left corner.
    func childPlacements(_ proposal: ProposedSize) -> [Placement] {
        if let known = placements[proposal] { return known }
        let made = arrange(proposal)
        placements[proposal] = made
        return made
    }
}

/// Where a view goes and what it is offered there.
struct Placement {
    /// The top left corner, in the parent's coordinates.
    var origin: Point
    var proposal: ProposedSize
}

extension ViewNode {
    /// The nodes that take part in layout: also candidates that do not fit.
    fileprivate var layoutChildren: [ViewNode] {
        if case .fitting(let node) = self { return node.candidates }
        return children
    }
}
