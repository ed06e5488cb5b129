package import ViewTree

/// The distances that a view would like to have from its neighbours.
///
/// An edge names categories; where both edges of a gap name the same one, their values give a distance and the largest
/// of these counts. Plain views name none that another plain view answers, which leaves the system's 8 points.
package struct ViewSpacing: Hashable, Sendable {
    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// The distance where neither side has a wish, in points.
    static let standardDistance = 8.0

    /// A view that is no text.
    static let plain = ViewSpacing(top: .plainTop, leading: .none, bottom: .plainBottom, trailing: .none)

    /// A view that wants to touch its neighbours.
    package static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

    /// No wish at all.
    package static let none = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

    /// The distance from this view to the one after it, in points.
    package func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .vertical ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
    }

    /// Takes over the wishes that another view has at some edges; where both have one, the larger counts.
    package mutating func formUnion(_ other: ViewSpacing, edges: Edges = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    /// Forgets wishes at the edges that a modifier moves.
    mutating func reset(_ edges: EdgeInsets) {
        if edges.top != 0 { top = .plainTop }
        if edges.bottom != 0 { bottom = .plainBottom }
        if edges.leading != 0 { leading = .none }
        if edges.trailing != 0 { trailing = .none }
    }

    /// Forgets wishes along an axis on which a frame sets the length.
    mutating func reset(_ axis: Axis) {
        if axis == .vertical {
            top = .plainTop
            bottom = .plainBottom
        } else {
            leading = .none
            trailing = .none
        }
    }
}

extension ViewSpacing {
    /// Some of a view's edges.
    package struct Edges: OptionSet, Sendable {
        package let rawValue: Int8

        package static let top = Edges(rawValue: 1)
        package static let leading = Edges(rawValue: 2)
        package static let bottom = Edges(rawValue: 4)
        package static let trailing = Edges(rawValue: 8)
        package static let all: Edges = [.top, .leading, .bottom, .trailing]

        package init(rawValue: Int8) {
            self.rawValue = rawValue
        }
    }
}

/// The wishes at one edge of a view.
struct EdgeSpacing: Hashable, Sendable {
    /// A distance that belongs to no category.
    var plain: Double?
    /// The metrics of text that ends at this edge.
    var text: TextMetrics?
    /// Distance between the bottom of a view that is no text and text below it.
    var aboveText: Double?
    /// Distance between text and the top of a view below it that is no text.
    var belowText: Double?

    static let none = EdgeSpacing()
    static let zero = EdgeSpacing(plain: 0)
    static let plainTop = EdgeSpacing(belowText: 0)
    static let plainBottom = EdgeSpacing(aboveText: 0)

    /// The distance to the edge that follows, in points.
    func distance(to next: EdgeSpacing) -> Double {
        var wishes: [Double] = []
        if let text, let lower = next.text { wishes.append(text.distance(toTextBelow: lower)) }
        if let aboveText, let other = next.aboveText { wishes.append(aboveText + other) }
        if let belowText, let other = next.belowText { wishes.append(belowText + other) }
        if let largest = wishes.max() { return largest }
        switch (plain, next.plain) {
        case (nil, nil): return ViewSpacing.standardDistance
        case (let own, let other): return max(own ?? 0, other ?? 0)
        }
    }

    /// Takes over the wishes of another view that ends at the same edge; the larger one counts.
    mutating func formUnion(_ other: EdgeSpacing) {
        func larger(_ first: Double?, _ second: Double?) -> Double? {
            guard let first, let second else { return first ?? second }
            return max(first, second)
        }
        plain = larger(plain, other.plain)
        aboveText = larger(aboveText, other.aboveText)
        belowText = larger(belowText, other.belowText)
        if let otherText = other.text, otherText.lineSpacing > text?.lineSpacing ?? -1 { text = otherText }
    }
}

extension SpacingRecord {
    init(_ spacing: ViewSpacing) {
        self.init(
            top: Edge(spacing.top),
            leading: Edge(spacing.leading),
            bottom: Edge(spacing.bottom),
            trailing: Edge(spacing.trailing)
        )
    }
}

extension SpacingRecord.Edge {
    fileprivate init(_ edge: EdgeSpacing) {
        let metrics = edge.text.map { [$0.ascent, $0.descent, $0.capHeight, $0.leading, $0.pixelLength] }
        self.init(plain: edge.plain, aboveText: edge.aboveText, belowText: edge.belowText, text: metrics)
    }
}

extension ViewSpacing {
    init(_ record: SpacingRecord) {
        self.init(
            top: EdgeSpacing(record.top),
            leading: EdgeSpacing(record.leading),
            bottom: EdgeSpacing(record.bottom),
            trailing: EdgeSpacing(record.trailing)
        )
    }
}

extension EdgeSpacing {
    fileprivate init(_ record: SpacingRecord.Edge) {
        self.init(plain: record.plain, aboveText: record.aboveText, belowText: record.belowText)
        guard let text = record.text, text.count == 5, text[4] > 0 else { return }
        self.text = TextMetrics(
            ascent: text[0],
            descent: text[1],
            capHeight: text[2],
            leading: text[3],
            pixelLength: text[4]
        )
    }
}
