/// A view that is seen through.
package struct OpacityNode: Hashable, Sendable, Codable {
    /// 0...1.
    package var opacity: Double
    package var child: ViewNode

    package init(opacity: Double, child: ViewNode) {
        self.opacity = opacity
        self.child = child
    }
}

/// A view cut to an outline that fits its frame.
package struct ClipNode: Hashable, Sendable, Codable {
    package var shape: ShapeKind
    package var inset: Double
    package var isEvenOdd: Bool
    package var child: ViewNode

    package init(shape: ShapeKind, inset: Double = 0, isEvenOdd: Bool = false, child: ViewNode) {
        self.shape = shape
        self.inset = inset
        self.isEvenOdd = isEvenOdd
        self.child = child
    }
}

/// A view seen through the opacity of another.
package struct MaskNode: Hashable, Sendable, Codable {
    package var alignment: Alignment
    package var child: ViewNode
    package var mask: ViewNode

    package init(alignment: Alignment = .center, child: ViewNode, mask: ViewNode) {
        self.alignment = alignment
        self.child = child
        self.mask = mask
    }
}

/// A view scaled and then turned about an anchor; its place in the layout stays.
package struct TransformNode: Hashable, Sendable, Codable {
    /// Clockwise.
    package var degrees: Double
    package var scaleX: Double
    package var scaleY: Double
    package var anchor: UnitPoint
    package var child: ViewNode

    package init(
        degrees: Double = 0,
        scaleX: Double = 1,
        scaleY: Double = 1,
        anchor: UnitPoint = .center,
        child: ViewNode
    ) {
        self.degrees = degrees
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.anchor = anchor
        self.child = child
    }
}

/// A view with a shadow; lengths in points.
package struct ShadowNode: Hashable, Sendable, Codable {
    package var paint: Paint
    package var radius: Double
    package var x: Double
    package var y: Double
    package var child: ViewNode

    package init(paint: Paint, radius: Double, x: Double, y: Double, child: ViewNode) {
        self.paint = paint
        self.radius = radius
        self.x = x
        self.y = y
        self.child = child
    }
}

/// A view out of focus; the radius in points.
package struct BlurNode: Hashable, Sendable, Codable {
    package var radius: Double
    package var child: ViewNode

    package init(radius: Double, child: ViewNode) {
        self.radius = radius
        self.child = child
    }
}

/// A view's place in the drawing order of its container.
package struct ZIndexNode: Hashable, Sendable, Codable {
    package var index: Double
    package var child: ViewNode

    package init(index: Double, child: ViewNode) {
        self.index = index
        self.child = child
    }
}

/// A view of the accent group.
package struct AccentGroupNode: Hashable, Sendable, Codable {
    package var child: ViewNode

    package init(child: ViewNode) {
        self.child = child
    }
}
