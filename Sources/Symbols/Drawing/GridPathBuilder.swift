internal import ViewTree

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Collects the elements of a path on the grid.
struct GridPathBuilder {
    private var elements: [Path.Element] = []
    /// The corner radius at the end of the element of the same index.
    private var radii: [Double] = []
    private var radius = 0.0
    private var pen: Point?
    private var start = Point.zero

    /// Adds what one command draws; `numbers` holds as many as the command takes.
    mutating func apply(_ command: Character, _ numbers: [Double]) {
        let here = pen ?? start
        switch command {
        case "M": move(Point(x: numbers[0], y: numbers[1]))
        case "m": move(here.moved(numbers[0], numbers[1]))
        case "L": line(Point(x: numbers[0], y: numbers[1]))
        case "l": line(here.moved(numbers[0], numbers[1]))
        case "H": line(Point(x: numbers[0], y: here.y))
        case "h": line(here.moved(numbers[0], 0))
        case "V": line(Point(x: here.x, y: numbers[0]))
        case "v": line(here.moved(0, numbers[0]))
        case "C", "c": cubic(numbers, from: command == "c" ? here : .zero)
        case "Q", "q": quad(numbers, from: command == "q" ? here : .zero)
        case "Z": close()
        case "N": pen = nil
        case "K": radius = numbers[0]
        case "O": ellipse(numbers[0], numbers[1], numbers[2], numbers[2])
        case "E": ellipse(numbers[0], numbers[1], numbers[2], numbers[3])
        case "B": box(numbers)
        case "A": arc(numbers)
        case "P":
            transform(Affine(a: numbers[0], b: 0, c: 0, d: numbers[0], x: numbers[1], y: numbers[2]))
        case "T": transform(Affine.turn(degrees: numbers[0]))
        case "X": transform(Affine(a: -1, b: 0, c: 0, d: 1, x: 24, y: 0))
        default: break
        }
    }

    /// The path with its corners rounded.
    mutating func finish() -> Path {
        flushCorners()
        return Path(elements: elements)
    }

    private mutating func append(_ element: Path.Element) {
        elements.append(element)
        radii.append(radius)
    }

    private mutating func move(_ end: Point) {
        append(.move(end))
        pen = end
        start = end
    }

    private mutating func line(_ end: Point) {
        if pen == nil { move(start) }
        append(.line(end))
        pen = end
    }

    private mutating func cubic(_ numbers: [Double], from base: Point) {
        if pen == nil { move(start) }
        let end = base.moved(numbers[4], numbers[5])
        append(
            .cubic(
                end,
                control1: base.moved(numbers[0], numbers[1]),
                control2: base.moved(numbers[2], numbers[3])
            )
        )
        pen = end
    }

    private mutating func quad(_ numbers: [Double], from base: Point) {
        if pen == nil { move(start) }
        let end = base.moved(numbers[2], numbers[3])
        append(.quad(end, control: base.moved(numbers[0], numbers[1])))
        pen = end
    }

    private mutating func close() {
        append(.close)
        pen = nil
    }

    private mutating func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) {
        pen = nil
        sweep(center: Point(x: x, y: y), rx: rx, ry: ry, from: -90, to: 270)
        close()
    }

    private mutating func box(_ numbers: [Double]) {
        let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        let r = min(numbers[4], width / 2, height / 2)
        pen = nil
        if r == 0 {
            move(Point(x: x, y: y))
            line(Point(x: x + width, y: y))
            line(Point(x: x + width, y: y + height))
            line(Point(x: x, y: y + height))
        } else {
            sweep(center: Point(x: x + width - r, y: y + r), rx: r, ry: r, from: -90, to: 0)
            sweep(center: Point(x: x + width - r, y: y + height - r), rx: r, ry: r, from: 0, to: 90)
            sweep(center: Point(x: x + r, y: y + height - r), rx: r, ry: r, from: 90, to: 180)
            sweep(center: Point(x: x + r, y: y + r), rx: r, ry: r, from: 180, to: 270)
        }
        close()
    }

    private mutating func arc(_ numbers: [Double]) {
        sweep(
            center: Point(x: numbers[0], y: numbers[1]),
            rx: numbers[2],
            ry: numbers[2],
            from: numbers[3],
            to: numbers[4]
        )
    }

    private mutating func sweep(center: Point, rx: Double, ry: Double, from: Double, to: Double) {
        func at(_ degrees: Double) -> (cos: Double, sin: Double) {
            (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        }
        let first = at(from)
        let begin = center.moved(first.cos * rx, first.sin * ry)
        if let pen {
            if abs(pen.x - begin.x) > 1e-6 || abs(pen.y - begin.y) > 1e-6 { line(begin) }
        } else {
            move(begin)
        }
        let pieces = max(Int((abs(to - from) / 90).rounded(.up)), 1)
        let step = (to - from) / Double(pieces)
        let reach = 4.0 / 3 * tan(step * .pi / 720)
        for piece in 0..<pieces {
            let a = at(from + step * Double(piece))
            let b = at(from + step * Double(piece + 1))
            let end = center.moved(b.cos * rx, b.sin * ry)
            append(
                .cubic(
                    end,
                    control1: center.moved((a.cos - reach * a.sin) * rx, (a.sin + reach * a.cos) * ry),
                    control2: center.moved((b.cos + reach * b.sin) * rx, (b.sin - reach * b.cos) * ry)
                )
            )
            pen = end
        }
    }

    private mutating func transform(_ affine: Affine) {
        flushCorners()
        elements = Path(elements: elements).applying(affine).elements
        if let last = pen { pen = affine.apply(last) }
        start = affine.apply(start)
    }

    private mutating func flushCorners() {
        if radii.contains(where: { $0 > 0 }) {
            elements = CornerRounding(elements: elements, radii: radii).rounded()
        }
        radii = elements.map { _ in 0 }
    }
}

extension Point {
    /// The point moved by grid units.
    func moved(_ x: Double, _ y: Double) -> Point {
        Point(x: self.x + x, y: self.y + y)
    }
}
