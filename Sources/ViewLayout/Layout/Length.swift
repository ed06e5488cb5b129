internal import ViewTree

/// Makes author's numbers fit for arithmetic; the longest length that layout deals with is a hundred thousand points.
enum Length {
    static let limit = 100_000.0

    /// A proposal: 0 or more, infinity included.
    static func proposed(_ value: Double) -> Double {
        value > 0 ? (value == .infinity ? value : min(value, limit)) : 0
    }

    /// A fixed length: nil for one that is negative or not finite, which is as if the author had not given it.
    static func fixed(_ value: Double?) -> Double? {
        guard let value, value.isFinite, value >= 0 else { return nil }
        return min(value, limit)
    }

    /// A signed distance: 0 for one that is not finite.
    static func distance(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -limit), limit) : 0
    }

    /// A length that ends up in a frame: finite and at least 0.
    static func placed(_ value: Double) -> Double {
        value > 0 ? min(value, limit) : 0
    }

    /// Insets without values that cannot be added.
    static func insets(_ insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: distance(insets.top),
            leading: distance(insets.leading),
            bottom: distance(insets.bottom),
            trailing: distance(insets.trailing)
        )
    }
}
