package import ViewTree

/// A layout of an author's own, asked while the author's code can run.
package protocol CustomLayout: AnyObject {
    /// The size for a proposal, in points.
    func size(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size
    /// Where the subviews go in a box of `size`, in points; one place for each, in their order.
    func places(in size: Size, proposal: ProposedSize, subviews: [LayoutSubview]) -> [ArrangedNode.Place]
    /// The distances that the layout would like to have around it.
    func spacing(subviews: [LayoutSubview]) -> ViewSpacing
    /// Where an alignment line lies in a box of `size`.
    func line(
        _ key: AlignmentKey,
        _ axis: Axis,
        in size: Size,
        proposal: ProposedSize,
        subviews: [LayoutSubview]
    ) -> CustomLine
}

/// What a layout of an author's own says of an alignment line.
package enum CustomLine {
    /// It leaves it to its subviews.
    case ofSubviews
    /// It lies so many points from the leading or top edge; nowhere where nil.
    case at(Double?)
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

    /// The same where the view or text in it sets the line; nil where it takes its usual place.
    package func explicitGuide(_ key: AlignmentKey, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
        item.explicitGuide(GuideLine(key, axis), proposal)
    }

    /// The distances that the view would like to have around it.
    package var spacing: ViewSpacing { item.spacing }
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
            let lines = answers.last { $0.isFor(proposal) }?.lines
            answers.removeAll { $0.isFor(proposal) }
            var answer = ArrangedNode.Answer(proposal, size: size, places: places)
            answer.lines = lines
            answers.append(answer)
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

extension LayoutItem {
    /// The line that the layout sets; the mean of its subviews' where it does not care.
    func arrangedGuide(_ node: ArrangedNode, _ line: GuideLine, _ proposal: ProposedSize) -> Double? {
        let known = node.layoutLine(line, in: answers, proposal) ?? node.layoutLine(line, in: node.answers, proposal)
        if let known { return known.position }
        let size = size(proposal)
        guard let layout = session.layouts[node.layout],
            case .at(let position) = layout.line(
                line.key,
                line.axis,
                in: size,
                proposal: proposal,
                subviews: subviews
            )
        else { return line.isOfFrame ? nil : combinedGuide(line, proposal) }
        let usable = position.flatMap { $0.isFinite ? Length.distance($0) : nil }
        if let index = answers.lastIndex(where: { $0.isFor(proposal) }) {
            answers[index].lines =
                (answers[index].lines ?? []) + [.init(key: line.key, axis: line.axis, position: usable)]
        }
        return usable
    }

    /// The distances that the layout asks for, else those of its children.
    func arrangedSpacing(_ node: ArrangedNode) -> ViewSpacing {
        if let layout = session.layouts[node.layout] { return layout.spacing(subviews: subviews) }
        return node.spacing.map(ViewSpacing.init) ?? unionSpacing(along: nil)
    }
}

extension ArrangedNode {
    fileprivate func layoutLine(_ line: GuideLine, in answers: [Answer], _ proposal: ProposedSize) -> Line? {
        answers.last { $0.isFor(proposal) }?.lines?.first { $0.key == line.key && $0.axis == line.axis }
    }

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
