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
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
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
        let grid = TrackGridNode(
            axis: .vertical,
            tracks: columns.map(\.track),
            alignment: alignment.key,
            spacing: spacing.map(\.finite),
            children: context.resolve(content)
        )
        return [.trackGrid(grid)]
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
        pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
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
        let grid = TrackGridNode(
            axis: .horizontal,
            tracks: rows.map(\.track),
            alignment: alignment.key,
            spacing: spacing.map(\.finite),
            children: context.resolve(content)
        )
        return [.trackGrid(grid)]
    }
}

extension GridItem {
    /// The tree's form of the track.
    fileprivate var track: TrackGridNode.Track {
        typealias Track = TrackGridNode.Track
        let (form, low, high): (Track.Form, CGFloat, CGFloat?) =
            switch size {
            case .fixed(let length): (.fixed, length, nil)
            case .flexible(let low, let high): (.flexible, low, high)
            case .adaptive(let low, let high): (.adaptive, low, high)
            }
        return Track(
            form: form,
            minimum: Swift.max(low.finite, 0),
            maximum: high.flatMap { $0.isFinite ? Double($0) : nil },
            spacing: spacing.map(\.finite),
            alignment: alignment?.value
        )
    }
}
