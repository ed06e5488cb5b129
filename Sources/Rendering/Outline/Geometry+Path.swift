internal import ViewTree

extension Geometry {
    /// The outline as drawing commands, in the order SwiftUI draws them: a rectangle from its top left corner, an
    /// ellipse from the right, both clockwise.
    var path: Path {
        switch self {
        case .path(let path):
            return path
        case .rect(let frame, let radii):
            if radii == .zero { return Path.rect(frame) }
            let corner = CornerRadii(
                topLeading: radii.width,
                bottomLeading: radii.width,
                bottomTrailing: radii.width,
                topTrailing: radii.width
            )
            return Path.unevenRect(frame, radii: corner, inset: 0)
        case .ellipse(let frame):
            let unit = Arc(center: .zero, radius: 1, startDegrees: 0, endDegrees: 360)
            let stretch = Transform(
                a: frame.width / 2,
                b: 0,
                c: 0,
                d: frame.height / 2,
                tx: frame.midX,
                ty: frame.midY
            )
            return stretch.apply(Path(elements: unit.elements + [.close]))
        case .arc(let arc):
            return Path(elements: arc.elements)
        }
    }

    /// The smallest upright rectangle around the outline's points and handles.
    var bounds: Rect {
        switch self {
        case .rect(let frame, _), .ellipse(let frame):
            return frame
        case .arc(let arc):
            return Geometry.circle(arc.center, radius: arc.radius).bounds
        case .path(let path):
            return path.bounds
        }
    }
}

extension Geometry.Arc {
    /// Cubics of at most a quarter circle each.
    var elements: [Path.Element] {
        let sweep = min(max(endDegrees - startDegrees, 0), 360)
        var elements = [Path.Element.move(Angle.point(about: center, radius: radius, degrees: startDegrees))]
        guard sweep > 0, sweep.isFinite else { return elements }
        let count = Int((sweep / 90).rounded(.up))
        let step = sweep / Double(count)
        let handle = Angle.handle(degrees: step, radius: radius)
        for index in 0..<count {
            let start = startDegrees + step * Double(index)
            let (startSine, startCosine) = Angle.sineAndCosine(degrees: start)
            let (endSine, endCosine) = Angle.sineAndCosine(degrees: start + step)
            let from = Point(x: center.x + radius * startCosine, y: center.y + radius * startSine)
            let to = Point(x: center.x + radius * endCosine, y: center.y + radius * endSine)
            elements.append(
                .cubic(
                    to,
                    control1: Point(x: from.x - handle * startSine, y: from.y + handle * startCosine),
                    control2: Point(x: to.x + handle * endSine, y: to.y - handle * endCosine)
                )
            )
        }
        return elements
    }
}

extension Path {
    /// A closed rectangle.
    static func rect(_ frame: Rect) -> Path {
        Path(elements: [
            .move(Point(x: frame.minX, y: frame.minY)),
            .line(Point(x: frame.maxX, y: frame.minY)),
            .line(Point(x: frame.maxX, y: frame.maxY)),
            .line(Point(x: frame.minX, y: frame.maxY)),
            .close,
        ])
    }

    /// A closed rectangle with a radius per corner; leading is left.
    static func unevenRect(_ frame: Rect, radii: CornerRadii, inset: Double) -> Path {
        let limit = min(frame.width, frame.height) / 2
        func radius(_ value: Double) -> Double { value.isFinite ? min(max(value - inset, 0), limit) : 0 }
        let corners: [(Point, Double, Double)] = [
            (Point(x: frame.maxX, y: frame.minY), radius(radii.topTrailing), -90),
            (Point(x: frame.maxX, y: frame.maxY), radius(radii.bottomTrailing), 0),
            (Point(x: frame.minX, y: frame.maxY), radius(radii.bottomLeading), 90),
            (Point(x: frame.minX, y: frame.minY), radius(radii.topLeading), 180),
        ]
        var elements: [Path.Element] = [.move(Point(x: frame.minX + radius(radii.topLeading), y: frame.minY))]
        for (corner, radius, start) in corners {
            guard radius > 0 else {
                elements.append(.line(corner))
                continue
            }
            let center = Point(
                x: corner.x == frame.minX ? corner.x + radius : corner.x - radius,
                y: corner.y == frame.minY ? corner.y + radius : corner.y - radius
            )
            let arc = Geometry.Arc(center: center, radius: radius, startDegrees: start, endDegrees: start + 90).elements
            if case .move(let first)? = arc.first { elements.append(.line(first)) }
            elements += arc.dropFirst()
        }
        return Path(elements: elements + [.close])
    }

    /// The path stretched from a space of `size` to `frame`.
    func fitted(from size: Size, to frame: Rect) -> Path {
        func factor(_ length: Double, _ made: Double) -> Double { made > 0 && made.isFinite ? length / made : 1 }
        return Transform(
            a: factor(frame.width, size.width),
            b: 0,
            c: 0,
            d: factor(frame.height, size.height),
            tx: frame.minX,
            ty: frame.minY
        ).apply(self)
    }

    /// The smallest upright rectangle around all points and handles.
    var bounds: Rect {
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        func add(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quad(let end, let control):
                add(end)
                add(control)
            case .cubic(let end, let first, let second):
                add(end)
                add(first)
                add(second)
            case .close: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .zero }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
