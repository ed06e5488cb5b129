/// A frame with a given width, height or both, in points.
package struct FrameNode: Hashable, Sendable, Codable {
    package var width: Double?
    package var height: Double?
    package var alignment: Alignment
    package var child: ViewNode

    package init(width: Double?, height: Double?, alignment: Alignment = .center, child: ViewNode) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.child = child
    }
}

/// A frame with bounds, in points; JSON has no infinity, so an infinite bound is the word `infinity`.
package struct FlexibleFrameNode: Hashable, Sendable, Codable {
    package var width: Bounds
    package var height: Bounds
    package var alignment: Alignment
    package var child: ViewNode

    package init(width: Bounds, height: Bounds, alignment: Alignment = .center, child: ViewNode) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.child = child
    }

    /// The lengths a frame may take along an axis.
    package struct Bounds: Hashable, Sendable {
        package var min: Double?
        package var ideal: Double?
        /// May be infinite.
        package var max: Double?

        package static let none = Bounds()

        package init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
            self.min = min
            self.ideal = ideal
            self.max = max
        }
    }
}

extension FlexibleFrameNode.Bounds: Codable {
    private enum Key: String, CodingKey { case min, ideal, max }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func length(_ key: Key) throws -> Double? {
            if let word = try? container.decode(String.self, forKey: key), word == "infinity" { return .infinity }
            return try container.decodeIfPresent(Double.self, forKey: key)
        }
        self.init(min: try length(.min), ideal: try length(.ideal), max: try length(.max))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (key, length) in [(Key.min, min), (.ideal, ideal), (.max, max)] {
            guard let length, !length.isNaN else { continue }
            if length.isFinite {
                try container.encode(length, forKey: key)
            } else {
                try container.encode("infinity", forKey: key)
            }
        }
    }
}

/// Space around a view.
package struct PaddingNode: Hashable, Sendable, Codable {
    package var insets: EdgeInsets
    package var child: ViewNode

    package init(insets: EdgeInsets, child: ViewNode) {
        self.insets = insets
        self.child = child
    }
}

/// Draws a view elsewhere and leaves its place as it is; points.
package struct OffsetNode: Hashable, Sendable, Codable {
    package var x: Double
    package var y: Double
    package var child: ViewNode

    package init(x: Double, y: Double, child: ViewNode) {
        self.x = x
        self.y = y
        self.child = child
    }
}

/// Puts a view's centre at a point of the space it is offered.
package struct PositionNode: Hashable, Sendable, Codable {
    package var point: Point
    package var child: ViewNode

    package init(point: Point, child: ViewNode) {
        self.point = point
        self.child = child
    }
}

/// Gives a view its ideal length on the chosen axes.
package struct FixedSizeNode: Hashable, Sendable, Codable {
    package var horizontal: Bool
    package var vertical: Bool
    package var child: ViewNode

    package init(horizontal: Bool, vertical: Bool, child: ViewNode) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.child = child
    }
}

/// Keeps a view's width and height in proportion.
package struct AspectRatioNode: Hashable, Sendable, Codable {
    /// Width divided by height; the child's own ratio where nil.
    package var ratio: Double?
    package var mode: Mode
    package var child: ViewNode

    package init(ratio: Double?, mode: Mode, child: ViewNode) {
        self.ratio = ratio
        self.mode = mode
        self.child = child
    }

    package enum Mode: String, Hashable, Sendable, Codable { case fit, fill }
}

/// Lets a view claim space before its neighbours.
package struct LayoutPriorityNode: Hashable, Sendable, Codable {
    package var priority: Double
    package var child: ViewNode

    package init(priority: Double, child: ViewNode) {
        self.priority = priority
        self.child = child
    }
}

/// Sets where a view's alignment line lies.
package struct AlignmentGuideNode: Hashable, Sendable, Codable {
    package var key: AlignmentKey
    package var axis: Axis
    package var value: GuideValue
    package var child: ViewNode

    package init(key: AlignmentKey, axis: Axis, value: GuideValue, child: ViewNode) {
        self.key = key
        self.axis = axis
        self.value = value
        self.child = child
    }
}

/// A view with others in front of it or behind it that follow its size.
package struct LayeredNode: Hashable, Sendable, Codable {
    package var placement: Placement
    package var alignment: Alignment
    package var child: ViewNode
    package var layer: ViewNode

    package init(placement: Placement, alignment: Alignment = .center, child: ViewNode, layer: ViewNode) {
        self.placement = placement
        self.alignment = alignment
        self.child = child
        self.layer = layer
    }

    package enum Placement: String, Hashable, Sendable, Codable { case overlay, background }
}

/// A view whose lines are read in a direction that differs from that around it.
package struct DirectionNode: Hashable, Sendable, Codable {
    package var isRightToLeft: Bool
    package var child: ViewNode

    package init(isRightToLeft: Bool, child: ViewNode) {
        self.isRightToLeft = isRightToLeft
        self.child = child
    }
}
