public import FoundationSupplement
import ViewTree

extension Path {
    /// An outline that Core Graphics holds.
    public init(_ path: CGPath) {
        self.init()
        for element in path.elements {
            switch element {
            case .move(let end): move(to: end)
            case .line(let end): addLine(to: end)
            case .quad(let end, let control): addQuadCurve(to: end, control: control)
            case .cubic(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
            case .close: closeSubpath()
            }
        }
    }

    /// The outline as Core Graphics holds it.
    public var cgPath: CGPath {
        func place(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
        return CGPath(
            elements: value.elements.map { element in
                switch element {
                case .move(let end): .move(place(end))
                case .line(let end): .line(place(end))
                case .quad(let end, let control): .quad(place(end), control: place(control))
                case .cubic(let end, let first, let second):
                    .cubic(place(end), control1: place(first), control2: place(second))
                case .close: .close
                }
            }
        )
    }

    /// The outline changed by a map.
    public func applying(_ transform: CGAffineTransform) -> Path {
        mapped { point in
            let moved = CGPoint(x: point.x, y: point.y).applying(transform)
            return Point(x: moved.x.finite, y: moved.y.finite)
        }
    }

    /// Draws another outline, changed by a map.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
        addPath(path.applying(transform))
    }
}
