internal import ViewTree

extension Path {
    /// The part between two fractions, 0...1, of the path's whole length; subpaths count one after another.
    func trimmed(from: Double, to: Double) -> Path {
        let segments = segments
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        let wanted = (from * total)...(to * total)
        var reached = 0.0
        var elements: [Path.Element] = []
        var pen: Point?
        for segment in segments {
            let start = reached
            reached += segment.length
            guard segment.length > 0, reached > wanted.lowerBound, start < wanted.upperBound else { continue }
            let piece = segment.piece(
                from: max((wanted.lowerBound - start) / segment.length, 0),
                to: min((wanted.upperBound - start) / segment.length, 1)
            )
            if pen != piece.start { elements.append(.move(piece.start)) }
            elements.append(.cubic(piece.end, control1: piece.control1, control2: piece.control2))
            pen = piece.end
        }
        return Path(elements: elements)
    }

    /// Every line and curve as a cubic.
    private var segments: [CubicSegment] {
        var segments: [CubicSegment] = []
        var start = Point.zero
        var pen = Point.zero
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                pen = end
            case .line(let end):
                segments.append(CubicSegment(line: pen, end))
                pen = end
            case .quad(let end, let control):
                segments.append(
                    CubicSegment(
                        start: pen,
                        control1: pen.moved(towards: control, by: 2.0 / 3.0),
                        control2: end.moved(towards: control, by: 2.0 / 3.0),
                        end: end
                    )
                )
                pen = end
            case .cubic(let end, let first, let second):
                segments.append(CubicSegment(start: pen, control1: first, control2: second, end: end))
                pen = end
            case .close:
                if pen != start { segments.append(CubicSegment(line: pen, start)) }
                pen = start
            }
        }
        return segments
    }
}

/// One cubic Bézier curve.
private struct CubicSegment {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point

    init(start: Point, control1: Point, control2: Point, end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    init(line start: Point, _ end: Point) {
        self.init(
            start: start,
            control1: start.moved(towards: end, by: 1.0 / 3.0),
            control2: start.moved(towards: end, by: 2.0 / 3.0),
            end: end
        )
    }

    /// Summed over chords: sixteen of them are within a thousandth for a quarter circle.
    var length: Double {
        var sum = 0.0
        var last = start
        for step in 1...16 {
            let point = split(at: Double(step) / 16).0.end
            sum += last.distance(to: point)
            last = point
        }
        return sum
    }

    /// The part between two parameters, 0...1.
    func piece(from: Double, to: Double) -> CubicSegment {
        let head = to < 1 ? split(at: to).0 : self
        return from > 0 && to > 0 ? head.split(at: from / to).1 : head
    }

    /// De Casteljau's construction.
    private func split(at share: Double) -> (CubicSegment, CubicSegment) {
        let first = start.moved(towards: control1, by: share)
        let middle = control1.moved(towards: control2, by: share)
        let last = control2.moved(towards: end, by: share)
        let left = first.moved(towards: middle, by: share)
        let right = middle.moved(towards: last, by: share)
        let point = left.moved(towards: right, by: share)
        return (
            CubicSegment(start: start, control1: first, control2: left, end: point),
            CubicSegment(start: point, control1: right, control2: last, end: end)
        )
    }
}

extension Point {
    fileprivate func moved(towards other: Point, by share: Double) -> Point {
        Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    fileprivate func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
