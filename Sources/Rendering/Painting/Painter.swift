internal import Symbols
internal import ViewLayout
internal import ViewTree

/// Turns placed nodes into drawing commands.
struct Painter {
    let resolver: PaintResolver
    let symbols: SymbolCatalog
    let container: WidgetContainer
    let backdrops: Backdrops
    private(set) var isRightToLeft: Bool
    /// The number of the next leaf, see `Backdrops`.
    private var leafNumber = 0

    init(
        resolver: PaintResolver,
        symbols: SymbolCatalog,
        container: WidgetContainer,
        backdrops: Backdrops,
        isRightToLeft: Bool
    ) {
        self.resolver = resolver
        self.symbols = symbols
        self.container = container
        self.backdrops = backdrops
        self.isRightToLeft = isRightToLeft
    }

    /// What a node inherits from those above it.
    struct Scope {
        var isAccented = false
        var isMask = false
        /// The words an author gave the control below.
        var controlLabel: String?
        /// How a text stands among the views around it, 0 at their leading to 1 at their trailing side; nil where they
        /// stand beside each other.
        var textAnchor: Double? = 0.5
    }

    /// The commands for a whole tree.
    mutating func paint(_ root: PlacedNode) -> [DisplayItem] {
        paint(root, in: Scope())
    }

    /// The commands for `placed`, back to front.
    mutating func paint(_ placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        let use = nextUse(of: placed.node, in: scope)
        switch placed.node {
        case .empty, .spacer:
            return []
        case .text(let text):
            return paintText(text, placed, use, textAnchor: scope.textAnchor)
        case .symbol(let symbol):
            return paintSymbol(symbol, in: placed.frame, use)
        case .bitmap(let bitmap):
            return paintBitmap(bitmap, in: placed.frame, use)
        case .shape(let shape):
            return paintShape(shape, in: placed.frame, use)
        case .divider(let divider):
            return paintDivider(divider, in: placed.frame, use)
        case .meter(let meter):
            return paintMeter(meter, in: placed.frame, use)
        case .toggleSwitch(let toggle):
            return paintSwitch(toggle, in: placed.frame, use)
        case .stack, .depthStack, .frame, .flexibleFrame, .padding, .offset, .position, .fixedSize, .aspectRatio,
            .layoutPriority, .alignmentGuide, .layered, .zIndex, .grid, .gridRow, .gridCell, .trackGrid, .fitting,
            .arranged:
            return paintChildren(of: placed, in: scope)
        case .opacity(let node):
            return paintOpacity(node, placed, in: scope)
        case .clip(let node):
            return paintClip(node, placed, in: scope)
        case .mask:
            return paintMask(placed, in: scope)
        case .transform(let node):
            return paintTransform(node, placed, in: scope)
        case .shadow(let node):
            return paintShadow(node, placed, in: scope)
        case .blur(let node):
            return paintBlur(node, placed, in: scope)
        case .layerEffect(let node):
            return paintLayerEffect(node.effect, placed, in: scope)
        case .direction(let node):
            let outer = isRightToLeft
            defer { isRightToLeft = outer }
            isRightToLeft = node.isRightToLeft
            return paintChildren(of: placed, in: scope)
        case .accentGroup:
            var scope = scope
            scope.isAccented = true
            return paintChildren(of: placed, in: scope)
        case .action(let node):
            return paintAction(node, placed, in: scope)
        case .accessibility(let node):
            return paintAccessibility(node, placed, in: scope)
        }
    }

    /// The commands for the children in drawing order.
    mutating func paintChildren(of placed: PlacedNode, in scope: Scope) -> [DisplayItem] {
        var scope = scope
        if let anchor = placed.node.textAnchor { scope.textAnchor = anchor.share }
        let children = placed.drawingOrder
        if children.count == 1 { return paint(children[0], in: scope) }
        var items: [DisplayItem] = []
        for child in children { items += paint(child, in: scope) }
        return items
    }

    private mutating func nextUse(of node: ViewNode, in scope: Scope) -> PaintUse {
        guard node.isLeaf, !scope.isMask else { return PaintUse(isAccented: scope.isAccented, isMask: scope.isMask) }
        defer { leafNumber += 1 }
        return PaintUse(isAccented: scope.isAccented, isBackdrop: backdrops.contains(leafNumber))
    }
}
