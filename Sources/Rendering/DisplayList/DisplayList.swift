package import ViewTree

/// What is drawn for one entry, back to front, with every colour resolved.
package struct DisplayList: Hashable, Sendable {
    package var container: WidgetContainer
    /// What elements are filled with unless they say otherwise: the appearance's label colour.
    package var foreground: RGBA
    package var ground: [DisplayItem]
    package var content: [DisplayItem]
    /// The destination of a tap beside all controls.
    package var url: String?

    /// Whether a reader can act on anything in the picture.
    package var isInteractive: Bool { url != nil || content.contains(where: \.isInteractive) }
}

/// One drawing command.
package indirect enum DisplayItem: Hashable, Sendable {
    case path(DisplayPath)
    case text(DisplayText)
    case image(DisplayImage)
    case glyph(DisplayGlyph)
    case group(DisplayGroup)

    /// Whether a control or a link lies at or below this item.
    var isInteractive: Bool {
        guard case .group(let group) = self else { return false }
        return group.meaning?.isInteractive == true || group.children.contains(where: \.isInteractive)
    }
}

/// A filled or stroked outline.
package struct DisplayPath: Hashable, Sendable {
    package var geometry: Geometry
    package var fill: DisplayPaint?
    package var isEvenOdd = false
    package var stroke: Stroke?
    package var strokePaint: DisplayPaint?

    /// A filled outline.
    static func filled(_ geometry: Geometry, _ paint: DisplayPaint, isEvenOdd: Bool = false) -> DisplayItem {
        .path(DisplayPath(geometry: geometry, fill: paint, isEvenOdd: isEvenOdd))
    }

    /// A stroked outline.
    static func stroked(_ geometry: Geometry, _ stroke: Stroke, _ paint: DisplayPaint) -> DisplayItem {
        .path(DisplayPath(geometry: geometry, stroke: stroke, strokePaint: paint))
    }
}

/// A run of text on one line.
package struct DisplayText: Hashable, Sendable {
    package var text: String
    /// The left end of the baseline.
    package var origin: Point
    /// The measured width that the drawn text is held to, in points.
    package var width: Double
    package var font: FontDescription
    package var paint: DisplayPaint
    /// Added after each character, in points.
    package var letterSpacing: Double?
    package var isRightToLeft: Bool
    /// Where a viewer that does not keep to the width lets text grow from: 0 the left end, 1 the right one.
    package var anchor: Double
    package var underline: DisplayLine?
    package var strikethrough: DisplayLine?

    /// A decoration; without a colour it has the text's.
    package struct DisplayLine: Hashable, Sendable {
        package var color: RGBA?
        package var pattern: TextDecoration.Pattern
    }
}

/// A bitmap stretched over a rectangle.
package struct DisplayImage: Hashable, Sendable {
    /// Base 64.
    package var data: String
    package var mediaType: String
    package var frame: Rect
    package var treatment: Treatment

    /// What is shown of the bitmap.
    package enum Treatment: Hashable, Sendable {
        case original
        /// A paint seen through the bitmap's opacity.
        case alpha(DisplayPaint)
        /// A paint seen through the bitmap's brightness.
        case luminance(DisplayPaint)
    }
}

/// A symbol, drawn around its own origin so that equal ones can share one definition.
package struct DisplayGlyph: Hashable, Sendable {
    package var origin: Point
    package var shape: Shape

    /// The drawing itself.
    package struct Shape: Hashable, Sendable {
        package var name: String
        package var items: [DisplayItem]

        /// The name tells nearly all shapes apart; hashing every point of their outlines would cost more than that.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(name)
        }
    }
}
