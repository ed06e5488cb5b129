public import Foundation
import ViewLayout
package import ViewTree

/// Rows of cells whose columns are as wide as their widest cell.
public struct Grid<Content: View> {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

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

extension Grid: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let engine = context.makeLayoutEngine()
        let rows = context.resolve(content)
        let cells = rows.map { row -> [ViewNode]? in
            guard case .accessibility(let mark) = row, mark.identifier == GridRowMark.name,
                case .stack(let stack) = mark.child
            else { return nil }
            return stack.children
        }
        var widths: [Double] = []
        for row in cells.compactMap({ $0 }) {
            for (column, cell) in row.enumerated() {
                let width = engine.size(of: cell, proposal: .unspecified).width
                if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
            }
        }
        let children = zip(rows, cells).map { row, cells -> ViewNode in
            guard let cells else { return row }
            let framed = cells.enumerated().map { column, cell -> ViewNode in
                // A cell that would take any width lets its column grow.
                if engine.size(of: cell, proposal: .infinity).width.isInfinite {
                    let bounds = FlexibleFrameNode.Bounds(min: widths[column], max: .infinity)
                    return .flexibleFrame(
                        FlexibleFrameNode(width: bounds, height: .none, alignment: alignment.value, child: cell)
                    )
                }
                return .frame(FrameNode(width: widths[column], height: nil, alignment: alignment.value, child: cell))
            }
            let spacing = horizontalSpacing?.finite
            return .stack(
                StackNode(axis: .horizontal, alignment: alignment.vertical.key, spacing: spacing, children: framed)
            )
        }
        let spacing = verticalSpacing?.finite
        return [
            .stack(
                StackNode(axis: .vertical, alignment: alignment.horizontal.key, spacing: spacing, children: children)
            )
        ]
    }
}

/// How a grid finds its rows; the name does not outlive it.
private enum GridRowMark {
    static let name = "\u{1}row"
}

/// A row of a grid.
public struct GridRow<Content: View> {
    let content: Content

    /// The cells of a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GridRow: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let row = ViewNode.stack(StackNode(axis: .horizontal, children: context.resolve(content)))
        return [.accessibility(AccessibilityNode(identifier: GridRowMark.name, child: row))]
    }
}
