internal import ViewTree

extension ByteSink {
    /// Path data with relative commands in hundredths of a point: short, and rounding never adds up because every step
    /// is taken from the rounded position.
    mutating func pathData(_ path: Path) {
        var data = PathData()
        // Path data that begins with anything but a move is an error (SVG 2, section 9.3.1).
        if case .move? = path.elements.first {} else { data.add(.move(.zero)) }
        for element in path.elements { data.add(element) }
        append(data.sink)
    }

    /// Path data for a part of a circle. A full circle is two arcs, since one has no direction.
    mutating func pathData(_ arc: Geometry.Arc) {
        let sweep = min(max(arc.endDegrees - arc.startDegrees, 0), 360)
        let parts = sweep >= 359.9 ? 2 : 1
        let start = Angle.point(about: arc.center, radius: arc.radius, degrees: arc.startDegrees)
        raw("M")
        number(start.x)
        separated(start.y)
        for part in 1...parts {
            let degrees = arc.startDegrees + sweep * Double(part) / Double(parts)
            let end = Angle.point(about: arc.center, radius: arc.radius, degrees: degrees)
            raw("A")
            number(arc.radius)
            separated(arc.radius)
            raw(sweep / Double(parts) > 180 ? " 0 1 1 " : " 0 0 1 ")
            number(end.x)
            separated(end.y)
        }
    }

    /// A number after another one; a sign parts them as well as a blank does.
    mutating func separated(_ value: Double) {
        if !(value < 0) || value > -0.005 { raw(" ") }
        number(value)
    }
}

/// Relative path data under construction; coordinates in hundredths.
private struct PathData {
    var sink = ByteSink()
    private var pen = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var command: UInt8 = 0
    private var needsBlank = false

    mutating func add(_ element: Path.Element) {
        switch element {
        case .move(let end):
            begin("m")
            relative(end)
            start = rounded(end)
            pen = start
        case .line(let end):
            let place = rounded(end)
            if place.y == pen.y {
                begin("h")
                value(place.x - pen.x)
            } else if place.x == pen.x {
                begin("v")
                value(place.y - pen.y)
            } else {
                begin("l")
                relative(end)
            }
            pen = place
        case .quad(let end, let control):
            begin("q")
            relative(control)
            relative(end)
            pen = rounded(end)
        case .cubic(let end, let first, let second):
            begin("c")
            relative(first)
            relative(second)
            relative(end)
            pen = rounded(end)
        case .close:
            begin("z")
            pen = start
        }
    }

    /// A command that repeats needs no letter, but for moves, whose repetition would draw lines.
    private mutating func begin(_ letter: Unicode.Scalar) {
        let byte = UInt8(ascii: letter)
        if byte != command || letter == "m" || letter == "z" {
            sink.raw(String(Character(letter)))
            needsBlank = false
        }
        command = byte
    }

    private mutating func relative(_ point: Point) {
        let place = rounded(point)
        value(place.x - pen.x)
        value(place.y - pen.y)
    }

    private mutating func value(_ hundredths: Int) {
        if needsBlank, hundredths >= 0 { sink.raw(" ") }
        sink.fixed(hundredths, scale: 100)
        needsBlank = true
    }

    private func rounded(_ point: Point) -> (x: Int, y: Int) {
        func hundredths(_ value: Double) -> Int {
            value.isNaN ? 0 : Int((min(max(value, -1_000_000), 1_000_000) * 100).rounded())
        }
        return (hundredths(point.x), hundredths(point.y))
    }
}
