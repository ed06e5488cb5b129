public import Foundation
import ViewLayout
import ViewTree

/// The views that a layout deals with.
public struct LayoutSubviews: RandomAccessCollection {
    /// A view.
    public typealias Element = LayoutSubview
    /// A view's position.
    public typealias Index = Int
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    private let views: ArraySlice<LayoutSubview>
    /// The direction in which lines are read.
    public var layoutDirection: LayoutDirection

    init(_ views: [LayoutSubview], layoutDirection: LayoutDirection) {
        self.views = views[...]
        self.layoutDirection = layoutDirection
    }

    private init(_ views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
        self.views = views
        self.layoutDirection = layoutDirection
    }

    /// The first position.
    public var startIndex: Int { views.startIndex }
    /// The position after the last.
    public var endIndex: Int { views.endIndex }

    /// The view at a position.
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(views[bounds], layoutDirection: layoutDirection)
    }

    /// The views at some positions.
    public subscript<Positions: Sequence>(positions: Positions) -> LayoutSubviews where Positions.Element == Int {
        LayoutSubviews(positions.map { views[$0] }, layoutDirection: layoutDirection)
    }

    /// Notes that the layout has nothing of its own to say of an alignment line.
    func leaveLine() { views.first?.recorder.leavesLine = true }
}

/// A view that a layout measures and places.
public struct LayoutSubview {
    let item: ViewLayout.LayoutSubview
    let recorder: PlaceRecorder
    let index: Int

    /// What the view tells layouts about itself.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        var node = item.node
        while node.children.count == 1 || node.kind == .layered || node.kind == .mask {
            if let number = SizeMark.layoutValue(of: node), recorder.values.indices.contains(number) {
                let value = recorder.values[number]
                if value.key == ObjectIdentifier(key), let value = value.value as? Key.Value { return value }
            }
            node = node.children[0]
        }
        return Key.defaultValue
    }

    /// The view's claim on space.
    public var priority: Double { item.priority }

    /// The distances that the view would like to have around it.
    public var spacing: ViewSpacing { ViewSpacing(item.spacing) }

    /// The size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = item.size(proposal.value)
        return CGSize(width: size.width, height: size.height)
    }

    /// The size and alignment lines for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        let lines = SubviewLines(item: item, offered: proposal.value)
        return ViewDimensions(width: size.width, height: size.height, lines: lines)
    }

    /// Puts the point `anchor` of the view at `position`, in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        recorder.places[index] = ArrangedNode.Place(
            x: position.x - anchor.x * size.width,
            y: position.y - anchor.y * size.height,
            width: ArrangedNode.Answer.stored(proposal.value.width),
            height: ArrangedNode.Answer.stored(proposal.value.height)
        )
    }
}

/// The lines of a view that was given a proposal.
private struct SubviewLines: DimensionLines {
    let item: ViewLayout.LayoutSubview
    let offered: ProposedSize

    func position(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat { item.guide(key, axis, offered) }

    func explicitPosition(_ key: AlignmentKey, _ axis: ViewTree.Axis) -> CGFloat? {
        item.explicitGuide(key, axis, offered).map { CGFloat($0) }
    }
}

/// Collects where a layout puts its views.
final class PlaceRecorder {
    var places: [Int: ArrangedNode.Place] = [:]
    /// Whether the layout left an alignment line to its views.
    var leavesLine = false
    let values: [(key: ObjectIdentifier, value: Any)]

    init(values: [(key: ObjectIdentifier, value: Any)]) {
        self.values = values
    }
}
