package import ViewTree

/// An outline in points, kept as simple as it is so that the picture stays small.
package enum Geometry: Hashable, Sendable {
    /// A rectangle; radii of zero leave its corners sharp.
    case rect(Rect, radii: Size)
    case ellipse(Rect)
    case arc(Arc)
    case path(Path)

    /// A part of a circle, drawn clockwise; degrees from the right.
    package struct Arc: Hashable, Sendable {
        package var center: Point
        package var radius: Double
        package var startDegrees: Double
        package var endDegrees: Double
    }

    /// A rectangle with sharp corners.
    static func rect(_ rect: Rect) -> Geometry { .rect(rect, radii: .zero) }

    /// The circle about `center`.
    static func circle(_ center: Point, radius: Double) -> Geometry {
        .ellipse(Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
}

/// A plane map: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
package struct Transform: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Scales about `anchor` and then turns clockwise about it.
    init(degrees: Double, scaleX: Double, scaleY: Double, about anchor: Point) {
        let (sine, cosine) = Angle.sineAndCosine(degrees: degrees)
        a = cosine * scaleX
        b = sine * scaleX
        c = -sine * scaleY
        d = cosine * scaleY
        tx = anchor.x - a * anchor.x - c * anchor.y
        ty = anchor.y - b * anchor.x - d * anchor.y
    }

    init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Whether the map only moves.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    func apply(_ path: Path) -> Path {
        Path(
            elements: path.elements.map { element in
                switch element {
                case .move(let end): .move(apply(end))
                case .line(let end): .line(apply(end))
                case .quad(let end, let control): .quad(apply(end), control: apply(control))
                case .cubic(let end, let first, let second):
                    .cubic(apply(end), control1: apply(first), control2: apply(second))
                case .close: .close
                }
            }
        )
    }
}
