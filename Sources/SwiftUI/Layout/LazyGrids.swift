public import Foundation
package import ViewTree

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
    /// How wide a column is, in points.
    public enum Size: Sendable {
        /// As wide as given.
        case fixed(CGFloat)
        /// An equal share of what is left, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// The distance to the next one, in points.
    public var spacing: CGFloat?
    /// Where cells stand in it.
    public var alignment: Alignment?

    /// A column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Cells row by row, in columns of given widths.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Cells of `content` in columns, rows `spacing` points apart.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyVGrid: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let request = context.makeSizeRequest()
        let tracks = columns.tracks { request.size.width }
        let rows = context.resolve(content).lines(of: tracks, along: .horizontal)
        let grid = StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing?.finite, children: rows)
        return [request.marked(.stack(grid))]
    }
}

/// Cells column by column, in rows of given heights.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Cells of `content` in rows, columns `spacing` points apart.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension LazyHGrid: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let request = context.makeSizeRequest()
        let tracks = rows.tracks { request.size.height }
        let columns = context.resolve(content).lines(of: tracks, along: .vertical)
        let grid = StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing?.finite, children: columns)
        return [request.marked(.stack(grid))]
    }
}

/// One column or row of a grid.
private struct GridTrack {
    var length: Double?
    var bounds: FlexibleFrameNode.Bounds
    var spacing: Double?
    var alignment: Alignment
}

extension [GridItem] {
    /// The tracks, those that adapt repeated as often as fits into `length`, in points.
    fileprivate func tracks(in length: () -> CGFloat) -> [GridTrack] {
        flatMap { item -> [GridTrack] in
            let spacing = item.spacing?.finite
            let alignment = item.alignment ?? .center
            switch item.size {
            case .fixed(let size):
                return [
                    GridTrack(length: Swift.max(size.finite, 0), bounds: .none, spacing: spacing, alignment: alignment)
                ]
            case .flexible(let low, let high):
                let bounds = FlexibleFrameNode.Bounds(min: Swift.max(low.finite, 0), max: high.usable)
                return [GridTrack(length: nil, bounds: bounds, spacing: spacing, alignment: alignment)]
            case .adaptive(let low, let high):
                let (minimum, gap) = (Swift.max(low.finite, 1), spacing ?? 8)
                let count = Swift.min(Swift.max(Int((length().finite + gap) / (minimum + gap)), 1), 100)
                let bounds = FlexibleFrameNode.Bounds(min: minimum, max: high.usable)
                let track = GridTrack(length: nil, bounds: bounds, spacing: spacing, alignment: alignment)
                return Array<GridTrack>(repeating: track, count: count)
            }
        }
    }
}

extension [ViewNode] {
    /// The nodes in lines across `tracks`; the last line is filled up with space so that columns stay in line.
    fileprivate func lines(of tracks: [GridTrack], along axis: ViewTree.Axis) -> [ViewNode] {
        guard !tracks.isEmpty else { return self }
        let spacing = tracks.count > 1 ? tracks[0].spacing : nil
        return stride(from: 0, to: count, by: tracks.count).map { start in
            let cells = tracks.indices.map { index -> ViewNode in
                let node = start + index < count ? self[start + index] : .empty
                return tracks[index].cell(node, along: axis)
            }
            return .stack(StackNode(axis: axis, spacing: spacing, children: cells))
        }
    }
}

extension GridTrack {
    fileprivate func cell(_ node: ViewNode, along axis: ViewTree.Axis) -> ViewNode {
        let isRow = axis == .horizontal
        // An empty node would leave no cell behind.
        let child = node == .empty ? .shape(ShapeNode(shape: .rectangle, fill: .clear)) : node
        let other: FlexibleFrameNode.Bounds = node == .empty ? .init(max: 0) : .none
        if let length {
            return .frame(
                FrameNode(
                    width: isRow ? length : nil,
                    height: isRow ? nil : length,
                    alignment: alignment.value,
                    child: child
                )
            )
        }
        return .flexibleFrame(
            FlexibleFrameNode(
                width: isRow ? bounds : other,
                height: isRow ? other : bounds,
                alignment: alignment.value,
                child: child
            )
        )
    }
}
