public import Foundation
import ViewLayout
import ViewTree

/// A layout that the tree knows by itself.
protocol BuiltInLayout {
    /// The container around `children`.
    func node(_ children: [ViewNode]) -> ViewNode?
}

extension BuiltInLayout {
    private func container(_ subviews: LayoutSubviews) -> LayoutContainer? {
        guard let first = subviews.first else { return nil }
        return node(subviews.map(\.item.node)).map { LayoutContainer($0, beside: first.item) }
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let size = container(subviews)?.size(proposal.value) ?? .zero
        return CGSize(width: size.width, height: size.height)
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let places = container(subviews)?.places(proposal.value) ?? []
        for (view, place) in zip(subviews, places) {
            view.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(ProposedSize(width: place.width, height: place.height))
            )
        }
    }
}

/// Places views beside one another.
public struct HStackLayout: Layout, BuiltInLayout {
    /// The line that the views share.
    public var alignment: VerticalAlignment
    /// The distance between them in points; their own wishes where nil.
    public var spacing: CGFloat?

    /// A layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
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
        .stack(
            StackNode(
                axis: .horizontal,
                alignment: alignment.key,
                spacing: spacing.map(\.finite),
                children: children
            )
        )
    }
}

/// Places views below one another.
public struct VStackLayout: Layout, BuiltInLayout {
    /// The line that the views share.
    public var alignment: HorizontalAlignment
    /// The distance between them in points; their own wishes where nil.
    public var spacing: CGFloat?

    /// A layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
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
        .stack(
            StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing.map(\.finite), children: children)
        )
    }
}

/// Places views on top of one another.
public struct ZStackLayout: Layout, BuiltInLayout {
    /// The lines that the views share.
    public var alignment: Alignment

    /// A layout.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
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
        .depthStack(DepthStackNode(alignment: alignment.value, children: children))
    }
}

/// A layout of any type.
public struct AnyLayout: Layout, BuiltInLayout {
    private let box: any Layout

    /// A layout that hides its type.
    public init<Arrangement: Layout>(_ layout: Arrangement) {
        box = layout
    }

    /// What the layout inside remembers.
    public func makeCache(subviews: Subviews) -> Any { box.erasedCache(subviews) }

    /// Brings what the layout inside remembers up to date.
    public func updateCache(_ cache: inout Any, subviews: Subviews) { cache = box.erasedCache(subviews) }

    /// The size that the layout inside chooses, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Any) -> CGSize {
        box.erasedSize(proposal, subviews, &cache)
    }

    /// Places views as the layout inside does.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) {
        box.erasedPlaces(bounds, proposal, subviews, &cache)
    }

    /// The distances that the layout inside asks for.
    public func spacing(subviews: Subviews, cache: inout Any) -> ViewSpacing { box.erasedSpacing(subviews, &cache) }

    /// Where the layout inside puts a vertical line.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        box.erasedLine(guide, bounds, proposal, subviews, &cache)
    }

    /// Where the layout inside puts a horizontal line.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Any
    ) -> CGFloat? {
        box.erasedLine(guide, bounds, proposal, subviews, &cache)
    }

    func node(_ children: [ViewNode]) -> ViewNode? { (box as? any BuiltInLayout)?.node(children) }

    /// The direction in which the layout inside stacks views.
    var axis: Axis? { box.ownAxis }
}

extension Layout {
    /// The direction in which the layout stacks views; that of the layout inside for one that hides its type.
    var ownAxis: Axis? { (self as? AnyLayout)?.axis ?? Self.layoutProperties.stackOrientation }

    fileprivate func erasedCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

    fileprivate func erasedSize(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        withOwn(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func erasedPlaces(
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) {
        withOwn(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func erasedSpacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        withOwn(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func erasedLine(
        _ guide: HorizontalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withOwn(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func erasedLine(
        _ guide: VerticalAlignment,
        _ bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        withOwn(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    /// Calls `body` with the cache in its own type.
    private func withOwn<Result>(
        _ cache: inout Any,
        _ subviews: Subviews,
        _ body: (inout Cache) -> Result
    ) -> Result {
        var own = cache as? Cache ?? makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }
}
