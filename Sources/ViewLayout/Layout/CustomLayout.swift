package import ViewTree

/// A layout of an author's own, asked while the author's code can run.
package protocol CustomLayout: AnyObject {
    /// The size for a proposal, in points.
    func size(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size
    /// Where the subviews go in a box of `size`, in points; one place for each, in their order.
    func places(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) -> [ArrangedNode.Place]
}

/// A view that a custom layout measures and places.
package struct LayoutSubview {
    let item: LayoutItem

    /// The view's resolved form.
    package var node: ViewNode { item.node }

    /// The claim on space.
    package var priority: Double { item.priority }

    /// The size that the view chooses, in points.
    package func size(_ proposal: ProposedSize) -> Size { item.size(proposal) }

    /// Where an alignment line lies in the view, in points from its leading or top edge.
    package func guide(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double {
        item.guide(GuideLine(key, axis), proposal)
    }

    /// The distance that the view would like to have to the one after it, in points.
    package func distance(to next: LayoutSubview, along axis: Axis) -> Double {
        item.spacing.distance(to: next.item.spacing, along: axis)
    }
}

extension LayoutItem {
    /// The children that a custom layout deals with.
    private var subviews: [LayoutSubview] { children.filter { !$0.isEmpty }.map(LayoutSubview.init) }

    func arrangedSize(_ node: ArrangedNode, _ proposal: ProposedSize) -> Size {
        guard let layout = session.layouts[node.layout] else {
            return (node.answer(proposal) ?? node.answers.last)?.size ?? .zero
        }
        let size = layout.size(proposal, subviews: subviews)
        answers.append(ArrangedNode.Answer(proposal, size: size))
        return size
    }

    func arrangedPlacements(_ node: ArrangedNode, _ proposal: ProposedSize) -> [Placement] {
        let size = size(proposal)
        var places: [ArrangedNode.Place]
        if let layout = session.layouts[node.layout] {
            places = layout.places(in: size, proposal: proposal, subviews: subviews)
            answers.removeAll { $0.isFor(proposal) }
            answers.append(ArrangedNode.Answer(proposal, size: size, places: places))
        } else {
            let own = node.answer(proposal).flatMap { $0.places.isEmpty ? nil : $0 }
            places = (own ?? node.answers.last)?.places ?? []
        }
        places.reverse()
        return children.map { child in
            guard !child.isEmpty, let place = places.popLast() else {
                return Placement(origin: .zero, proposal: .zero)
            }
            return Placement(
                origin: Point(x: Length.distance(place.x), y: Length.distance(place.y)),
                proposal: ProposedSize(
                    width: ArrangedNode.Answer.length(place.width),
                    height: ArrangedNode.Answer.length(place.height)
                )
            )
        }
    }
}

extension ArrangedNode {
    fileprivate func answer(_ proposal: ProposedSize) -> Answer? { answers.last { $0.isFor(proposal) } }
}

extension ArrangedNode.Answer {
    init(_ proposal: ProposedSize, size: Size, places: [ArrangedNode.Place] = []) {
        self.init(
            width: Self.stored(proposal.width),
            height: Self.stored(proposal.height),
            size: Size(width: Length.placed(size.width), height: Length.placed(size.height)),
            places: places
        )
    }

    /// A length as JSON can hold it.
    package static func stored(_ length: Double?) -> Double? { length.map { $0.isFinite ? $0 : infinite } }

    /// The length that a stored one stands for.
    static func length(_ stored: Double?) -> Double? { stored.map { $0 >= infinite ? .infinity : $0 } }

    fileprivate func isFor(_ proposal: ProposedSize) -> Bool {
        func agree(_ own: Double?, _ other: Double?) -> Bool {
            guard let own, let other = Self.stored(other) else { return own == nil && other == nil }
            return abs(own - other) < 0.001
        }
        return agree(width, proposal.width) && agree(height, proposal.height)
    }
}

/// A built-in container asked for its answers, for author's layouts that build on one.
package struct LayoutContainer {
    private let item: LayoutItem

    /// `node` laid out on the same screen as `subview`.
    package init(_ node: ViewNode, beside subview: LayoutSubview) {
        item = LayoutItem(node, session: subview.item.session)
    }

    /// The size for a proposal, in points.
    package func size(_ proposal: ProposedSize) -> Size { item.size(proposal) }

    /// Where the children go for a proposal, in points.
    package func places(_ proposal: ProposedSize) -> [ArrangedNode.Place] {
        item.childPlacements(proposal).map { placement in
            ArrangedNode.Place(
                x: placement.origin.x,
                y: placement.origin.y,
                width: placement.proposal.width,
                height: placement.proposal.height
            )
        }
    }
}
