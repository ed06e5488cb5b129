public import Foundation
package import ViewTree

/// Rows of cells whose columns are as wide as their widest cell.
public struct Grid<Content> {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content
}

extension Grid where Content: View {
    /// Rows of `content`, with given distances in points.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }
}

extension Grid: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let layout = GridLayout(
            alignment: alignment,
            horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing
        )
        return layout.node(context.resolve(content)).map { [$0] } ?? []
    }
}

/// Places rows of cells as a grid does.
public struct GridLayout: Layout, BuiltInLayout {
    /// Where cells stand in their column and row.
    public var alignment: Alignment
    /// The distance between columns in points; the cells' own wishes where nil.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; the rows' own wishes where nil.
    public var verticalSpacing: CGFloat?

    /// A layout.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The size for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        size(proposal, subviews)
    }

    /// Places the views.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        place(subviews, in: bounds, proposal)
    }

    func node(_ children: [ViewNode]) -> ViewNode? {
        .grid(
            GridNode(
                alignment: alignment.value,
                horizontalSpacing: horizontalSpacing.map(\.finite),
                verticalSpacing: verticalSpacing.map(\.finite),
                children: children.map { $0.distributedOverCells ?? $0 }
            )
        )
    }
}

/// A row of a grid.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content

    /// The cells of a row; `alignment` is the line that they share, the grid's where nil.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.gridRow(GridRowNode(alignment: alignment?.key, children: context.resolve(content)))]
    }
}

extension ViewNode {
    /// For a row with modifiers around it, the row with the modifiers around each of its cells; nil for other nodes.
    fileprivate var distributedOverCells: ViewNode? {
        switch self {
        case .gridRow:
            return self
        case .layered(let node):
            guard case .gridRow(var row) = node.child.distributedOverCells else { return nil }
            row.children = row.children.map { cell in
                var layered = node
                layered.child = cell
                return .layered(layered)
            }
            return .gridRow(row)
        default:
            guard children.count == 1, case .gridRow(var row) = children[0].distributedOverCells else { return nil }
            row.children = row.children.map { cell in mapChildren { _ in cell } }
            return .gridRow(row)
        }
    }
}

extension View {
    private nonisolated func gridCell(_ change: @escaping (inout GridCellNode) -> Void) -> MappedView<Self> {
        mapNodes { node, _ in
            var cell = GridCellNode(child: node)
            change(&cell)
            return .gridCell(cell)
        }
    }

    /// How many columns of its grid the cell spans.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        gridCell { $0.columns = Swift.min(Swift.max(count, 1), 1000) }
    }

    /// The axes on which the cell takes the space that other cells leave it and asks for none.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        gridCell { $0.unsizedAxes = axes.nodes }
    }

    /// Where the view stands in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        gridCell { $0.anchor = anchor.value }
    }

    /// The alignment of the whole column that the cell lies in.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridCell { $0.columnAlignment = guide.key }
    }
}

extension Axis.Set {
    /// The tree's form of the set.
    var nodes: [ViewTree.Axis] {
        (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
    }
}
