internal import ViewTree

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A linear map of the grid: x' = a·x + c·y + x, y' = b·x + d·y + y.
struct Affine: Sendable {
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var x: Double
    var y: Double

    /// A turn about the grid's centre, clockwise.
    static func turn(degrees: Double) -> Affine {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Affine(
            a: cosine,
            b: sine,
            c: -sine,
            d: cosine,
            x: 12 - 12 * cosine + 12 * sine,
            y: 12 - 12 * sine - 12 * cosine
        )
    }

    /// Scales by `factor` and puts the point `from` onto `to`.
    static func place(_ from: Point, at to: Point, factor: Double) -> Affine {
        Affine(a: factor, b: 0, c: 0, d: factor, x: to.x - from.x * factor, y: to.y - from.y * factor)
    }

    /// The image of a point.
    func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
    }
}

extension Path {
    /// The path's image.
    func applying(_ affine: Affine) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let end): .move(affine.apply(end))
                case .line(let end): .line(affine.apply(end))
                case .quad(let end, let control): .quad(affine.apply(end), control: affine.apply(control))
                case .cubic(let end, let first, let second):
                    .cubic(affine.apply(end), control1: affine.apply(first), control2: affine.apply(second))
                case .close: .close
                }
            }
        )
    }

    /// The parts that begin with a move.
    var subpaths: [Path] {
        var result: [Path] = []
        for element in elements {
            if element.isMove || result.isEmpty { result.append(Path()) }
            result[result.count - 1].elements.append(element)
        }
        return result
    }
}
