import Foundation
import ViewLayout
import ViewTree

/// Views in a layout of the author's own.
struct LaidOutView<Arrangement: Layout, Content: View> {
    let layout: Arrangement
    let content: Content
}

extension LaidOutView: View, PrimitiveView {
    typealias Body = Never

    func resolve(in context: ResolveContext) -> [ViewNode] {
        let children = context.resolve(content)
        if let node = (layout as? any BuiltInLayout)?.node(children) { return [node] }
        let direction = context.environment.inherited.layoutDirection
        let runner = LayoutRunner(layout, direction: direction, record: context.record)
        let axis: ViewTree.Axis? =
            switch layout.ownAxis {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case nil: nil
            }
        return [.arranged(ArrangedNode(layout: context.record.add(runner), axis: axis, children: children))]
    }
}

/// Runs a layout of the author's own for the layout engine.
final class LayoutRunner<Arrangement: Layout>: CustomLayout {
    private let layout: Arrangement
    private let direction: LayoutDirection
    private let record: ResolutionRecord
    private var cache: Arrangement.Cache?

    init(_ layout: Arrangement, direction: LayoutDirection, record: ResolutionRecord) {
        self.layout = layout
        self.direction = direction
        self.record = record
    }

    func size(_ proposal: ProposedSize, subviews: [ViewLayout.LayoutSubview]) -> Size {
        let (views, _) = views(subviews)
        return withCache(views) { Size(layout.sizeThatFits(proposal: .init(proposal), subviews: views, cache: &$0)) }
    }

    func places(
        in size: Size,
        proposal: ProposedSize,
        subviews: [ViewLayout.LayoutSubview]
    ) -> [ArrangedNode.Place] {
        let (views, recorder) = views(subviews)
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        withCache(views) {
            layout.placeSubviews(in: bounds, proposal: .init(proposal), subviews: views, cache: &$0)
        }
        // A view that the layout forgets stands in the middle.
        return subviews.indices.map { index in
            recorder.places[index] ?? middle(of: subviews[index], in: size, proposal)
        }
    }

    func spacing(subviews: [ViewLayout.LayoutSubview]) -> ViewLayout.ViewSpacing {
        let (views, _) = views(subviews)
        return withCache(views) { layout.spacing(subviews: views, cache: &$0) }.value
    }

    func line(
        _ key: AlignmentKey,
        _ axis: ViewTree.Axis,
        in size: Size,
        proposal: ProposedSize,
        subviews: [ViewLayout.LayoutSubview]
    ) -> CustomLine {
        let (views, recorder) = views(subviews)
        guard !views.isEmpty else { return .ofSubviews }
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let offered = ProposedViewSize(proposal)
        let position: CGFloat? = withCache(views) {
            axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key),
                    in: bounds,
                    proposal: offered,
                    subviews: views,
                    cache: &$0
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key),
                    in: bounds,
                    proposal: offered,
                    subviews: views,
                    cache: &$0
                )
        }
        return recorder.leavesLine ? .ofSubviews : .at(position.map { Double($0) })
    }

    private func middle(
        of subview: ViewLayout.LayoutSubview,
        in size: Size,
        _ proposal: ProposedSize
    ) -> ArrangedNode.Place {
        let own = subview.size(proposal)
        return ArrangedNode.Place(
            x: (size.width - own.width) / 2,
            y: (size.height - own.height) / 2,
            width: ArrangedNode.Answer.stored(proposal.width),
            height: ArrangedNode.Answer.stored(proposal.height)
        )
    }

    private func views(_ subviews: [ViewLayout.LayoutSubview]) -> (LayoutSubviews, PlaceRecorder) {
        let recorder = PlaceRecorder(values: record.layoutValues)
        let views = subviews.enumerated().map { LayoutSubview(item: $1, recorder: recorder, index: $0) }
        return (LayoutSubviews(views, layoutDirection: direction), recorder)
    }

    private func withCache<Result>(_ views: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result) -> Result {
        var current = cache ?? layout.makeCache(subviews: views)
        defer { cache = current }
        return body(&current)
    }
}
