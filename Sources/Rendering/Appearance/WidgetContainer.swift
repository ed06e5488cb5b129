package import ViewTree

/// The outline of a widget of a family and what surrounds it.
package struct WidgetContainer: Hashable, Sendable {
    package var size: Size
    /// In points; half the side for the circular family.
    package var cornerRadius: Double
    /// Whether the widget lives on the lock screen, where the ground is dark and has no background of the author's.
    package var isAccessory: Bool
    /// Whether `AccessoryWidgetBackground` draws anything.
    package var hasAccessoryBackground: Bool
    /// The share of its size at which content is drawn, so that it keeps off the rounded edge of its tile.
    package var contentScale: Double

    /// The container of `family`, a raw name such as `systemSmall`; names that are not known get the home screen's.
    package init(family: String, size: Size) {
        self.size = size
        let shortSide = min(size.width, size.height)
        hasAccessoryBackground = false
        isAccessory = true
        contentScale = 1
        switch family {
        case "accessoryCircular", "accessoryCorner":
            cornerRadius = shortSide / 2
            hasAccessoryBackground = true
        case "accessoryRectangular":
            cornerRadius = min(12, shortSide / 2)
            hasAccessoryBackground = true
            contentScale = 0.92
        case "accessoryInline":
            cornerRadius = min(8, shortSide / 2)
            contentScale = 0.92
        default:
            cornerRadius = min(22, shortSide / 2)
            isAccessory = false
        }
    }

    /// The whole widget.
    package var rect: Rect { Rect(origin: .zero, size: size) }

    /// The edge that everything is cut to.
    package var outline: Geometry {
        .rect(rect, radii: Size(width: cornerRadius, height: cornerRadius))
    }

    /// The corner radius of a shape in `frame` that stays concentric with the widget's edge, in points.
    package func concentricRadius(for frame: Rect) -> Double {
        let distances = [frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY]
        return max(cornerRadius - max(distances.min() ?? 0, 0), 0)
    }
}
