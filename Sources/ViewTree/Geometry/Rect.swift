/// A rectangle in points.
package struct Rect: Hashable, Sendable, Codable {
    package var origin: Point
    package var size: Size

    package static let zero = Rect(origin: .zero, size: .zero)

    package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var midX: Double { origin.x + size.width / 2 }
    package var midY: Double { origin.y + size.height / 2 }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
    package var width: Double { size.width }
    package var height: Double { size.height }

    /// The rectangle without `insets`; a side never becomes negative.
    package func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: minX + insets.leading,
            y: minY + insets.top,
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0)
        )
    }

    /// The rectangle moved by `x` and `y` points.
    package func offsetBy(x: Double, y: Double) -> Rect {
        Rect(x: minX + x, y: minY + y, width: width, height: height)
    }
}
