/// A named glyph.
package struct SymbolNode: Hashable, Sendable, Codable {
    package var name: String
    package var font: FontDescription
    package var scale: Scale
    package var rendering: RenderingMode
    /// One paint for each layer, at least one.
    package var paints: [Paint]
    /// The share of the glyph's variable layers that is lit, 0...1.
    package var variableValue: Double?
    /// Fills the size it is given in place of following its font.
    package var isResizable: Bool

    package init(
        name: String,
        font: FontDescription,
        scale: Scale = .medium,
        rendering: RenderingMode = .monochrome,
        paints: [Paint] = [.label],
        variableValue: Double? = nil,
        isResizable: Bool = false
    ) {
        self.name = name
        self.font = font
        self.scale = scale
        self.rendering = rendering
        self.paints = paints
        self.variableValue = variableValue
        self.isResizable = isResizable
    }

    /// The size of a symbol beside text of the same font.
    package enum Scale: String, Hashable, Sendable, Codable { case small, medium, large }

    /// How a symbol's layers are coloured.
    package enum RenderingMode: String, Hashable, Sendable, Codable {
        case monochrome, hierarchical, palette, multicolor
    }
}

/// A picture of pixels.
package struct BitmapNode: Hashable, Sendable, Codable {
    /// The file's bytes, in base 64.
    package var data: String
    package var mediaType: String
    /// The picture's natural size in points.
    package var size: Size
    package var isResizable: Bool
    /// The paint that takes the place of the picture's colours where it is a template.
    package var template: Paint?
    /// How the picture shows in the accented rendering mode; nil leaves it to its group.
    package var accentedMode: String?

    package init(
        data: String,
        mediaType: String,
        size: Size,
        isResizable: Bool = false,
        template: Paint? = nil,
        accentedMode: String? = nil
    ) {
        self.data = data
        self.mediaType = mediaType
        self.size = size
        self.isResizable = isResizable
        self.template = template
        self.accentedMode = accentedMode
    }
}

/// An outline that is filled, stroked or both.
package struct ShapeNode: Hashable, Sendable, Codable {
    package var shape: ShapeKind
    /// Moves the outline inwards from the node's frame, in points.
    package var inset: Double
    package var fill: Paint?
    package var isEvenOddFilled: Bool
    package var stroke: Stroke?
    package var strokePaint: Paint?

    package init(
        shape: ShapeKind,
        inset: Double = 0,
        fill: Paint? = nil,
        isEvenOddFilled: Bool = false,
        stroke: Stroke? = nil,
        strokePaint: Paint? = nil
    ) {
        self.shape = shape
        self.inset = inset
        self.fill = fill
        self.isEvenOddFilled = isEvenOddFilled
        self.stroke = stroke
        self.strokePaint = strokePaint
    }
}

/// Space that grows along the axis of its stack.
package struct SpacerNode: Hashable, Sendable, Codable {
    /// In points; the system's default where nil.
    package var minLength: Double?

    package init(minLength: Double? = nil) {
        self.minLength = minLength
    }
}

/// A hairline across the axis of its stack.
package struct DividerNode: Hashable, Sendable, Codable {
    package var paint: Paint
    /// In points; one pixel where nil.
    package var thickness: Double?

    package init(paint: Paint = .color(.semantic(.separator)), thickness: Double? = nil) {
        self.paint = paint
        self.thickness = thickness
    }
}

/// The drawn part of a gauge or a progress view; its labels are views around it.
package struct MeterNode: Hashable, Sendable, Codable {
    package var form: Form
    /// Nil draws the state of work whose end is not known.
    package var value: Value?
    package var tint: Paint?

    package init(form: Form, value: Value?, tint: Paint? = nil) {
        self.form = form
        self.value = value
        self.tint = tint
    }

    package enum Form: String, Hashable, Sendable, Codable, CaseIterable {
        /// A bar filled from its leading end.
        case bar
        /// A bar with a marker at the value.
        case barMarker
        /// A closed ring filled clockwise from the top.
        case ring
        /// A ring open at the bottom with a marker at the value.
        case arcMarker
        /// The small ring of `ProgressView` in circular style.
        case progressRing
    }

    package enum Value: Hashable, Sendable {
        /// 0...1.
        case fraction(Double)
        /// Moves with time between two instants, in seconds since 1970.
        case interval(start: Double, end: Double, countsDown: Bool)
    }
}

extension MeterNode.Value: Codable {
    private enum Key: String, CodingKey { case fraction, start, end, countsDown }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let fraction = try container.decodeIfPresent(Double.self, forKey: .fraction) {
            self = .fraction(fraction)
        } else {
            self = .interval(
                start: try container.decode(Double.self, forKey: .start),
                end: try container.decode(Double.self, forKey: .end),
                countsDown: try container.decode(Bool.self, forKey: .countsDown)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .fraction(let fraction):
            try container.encode(fraction, forKey: .fraction)
        case .interval(let start, let end, let countsDown):
            try container.encode(start, forKey: .start)
            try container.encode(end, forKey: .end)
            try container.encode(countsDown, forKey: .countsDown)
        }
    }
}

/// The sliding part of a toggle.
package struct SwitchNode: Hashable, Sendable, Codable {
    package var isOn: Bool
    /// The track's paint when on; the system's green where nil.
    package var tint: Paint?

    package init(isOn: Bool, tint: Paint? = nil) {
        self.isOn = isOn
        self.tint = tint
    }
}
