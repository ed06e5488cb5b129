package import Symbols
package import ViewTree

/// Turns resolved trees into placed ones: every node gets a frame, every text its lines.
///
/// The rules are SwiftUI's: a parent proposes a size, the child chooses its own, the parent places it.
package struct LayoutEngine: Sendable {
    package let context: LayoutContext
    package let symbols: SymbolCatalog

    package init(context: LayoutContext, symbols: SymbolCatalog = SymbolCatalog()) {
        self.context = context
        self.symbols = symbols
    }

    /// The size that `node` chooses for `proposal`, in points; infinite where it takes all of an infinite proposal.
    package func size(of node: ViewNode, proposal: ProposedSize) -> Size {
        makeItem(node).size(proposal)
    }

    /// Proposes the size of `rect` to `node` and centres the result in it.
    ///
    /// `layouts` are the author's own by number, where the author's code can run.
    package func layout(_ node: ViewNode, in rect: Rect, layouts: [Int: any CustomLayout] = [:]) -> PlacedNode {
        let session = LayoutSession(context: context, symbols: symbols, layouts: layouts)
        return place(LayoutItem(node, session: session), in: rect)
    }

    /// Lays out a widget: its background takes the whole of it, its content what the margins leave.
    package func layout(_ tree: EntryTree, size: Size) -> PlacedEntry {
        let size = Size(width: Length.placed(size.width), height: Length.placed(size.height))
        let whole = Rect(origin: .zero, size: size)
        return PlacedEntry(
            size: size,
            background: tree.background.map { layout($0, in: whole) },
            content: layout(tree.content, in: mirrored(whole.inset(by: Length.insets(tree.margins)), in: whole)),
            tree: tree
        )
    }

    /// A layout tree of its own session.
    func makeItem(_ node: ViewNode) -> LayoutItem {
        LayoutItem(node, session: LayoutSession(context: context, symbols: symbols))
    }

    /// Places `item` in the middle of `rect`.
    func place(_ item: LayoutItem, in rect: Rect) -> PlacedNode {
        let proposal = ProposedSize(rect.size)
        let size = item.size(proposal)
        let origin = Point(
            x: Length.distance(rect.midX - size.width / 2),
            y: Length.distance(rect.midY - size.height / 2)
        )
        let placement = Placement(origin: origin, proposal: proposal)
        return item.placed(placement, mirrorAxis: context.isRightToLeft ? rect.minX + rect.maxX : nil)
    }

    private func mirrored(_ rect: Rect, in whole: Rect) -> Rect {
        guard context.isRightToLeft else { return rect }
        return Rect(x: whole.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
