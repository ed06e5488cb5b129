internal import ViewTree

/// The distances that a view would like to have from its neighbours.
///
/// An edge names categories; where both edges of a gap name the same one, their values give a distance and the largest
/// of these counts. Plain views name none that another plain view answers, which leaves the system's 8 points.
struct ViewSpacing: Hashable {
    var top: EdgeSpacing
    var leading: EdgeSpacing
    var bottom: EdgeSpacing
    var trailing: EdgeSpacing

    /// The distance where neither side has a wish, in points.
    static let standardDistance = 8.0

    /// A view that is no text.
    static let plain = ViewSpacing(top: .plainTop, leading: .none, bottom: .plainBottom, trailing: .none)

    /// A view that wants to touch its neighbours.
    static let zero = ViewSpacing(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

    /// The distance from this view to the one after it, in points.
    func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .vertical ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
    }

    /// Forgets wishes at the edges that a modifier moves.
    mutating func reset(_ edges: EdgeInsets) {
        if edges.top != 0 { top = .plainTop }
        if edges.bottom != 0 { bottom = .plainBottom }
        if edges.leading != 0 { leading = .none }
        if edges.trailing != 0 { trailing = .none }
    }

    /// Forgets wishes along an axis on which a frame sets the length; a spacer's wish to touch its neighbours stays.
    mutating func reset(_ axis: Axis) {
        if axis == .vertical {
            if top.plain == nil { top = .plainTop }
            if bottom.plain == nil { bottom = .plainBottom }
        } else {
            if leading.plain == nil { leading = .none }
            if trailing.plain == nil { trailing = .none }
        }
    }
}

/// The wishes at one edge of a view.
struct EdgeSpacing: Hashable {
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
        if let otherText = other.text, otherText.lineHeight > text?.lineHeight ?? -1 { text = otherText }
    }
}
