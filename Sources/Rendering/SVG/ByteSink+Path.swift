internal import ViewTree

extension ByteSink {
    /// Path data with relative commands in hundredths of a point: short, and rounding never adds up because every step
    /// is taken from the rounded position.
    mutating func pathData(_ path: Path) {
        var pen = PathPen()
        // Path data that begins with anything but a move is an error (SVG 2, section 9.3.1).
        if case .move? = path.elements.first {} else { pen.draw(.move(.zero), into: &self) }
        for element in path.elements { pen.draw(element, into: &self) }
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

/// Where relative path data has come to; coordinates in hundredths.
private struct PathPen {
    private var place = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var command: UInt8 = 0
    private var needsBlank = false

    mutating func draw(_ element: Path.Element, into sink: inout ByteSink) {
        switch element {
        case .move(let end):
            begin(UInt8(ascii: "m"), &sink)
            relative(end, &sink)
            place = rounded(end)
            start = place
        case .line(let end):
            line(to: rounded(end), &sink)
        case .quad(let end, let control):
            begin(UInt8(ascii: "q"), &sink)
            relative(control, &sink)
            relative(end, &sink)
            place = rounded(end)
        case .cubic(let end, let first, let second):
            begin(UInt8(ascii: "c"), &sink)
            relative(first, &sink)
            relative(second, &sink)
            relative(end, &sink)
            place = rounded(end)
        case .close:
            begin(UInt8(ascii: "z"), &sink)
            place = start
        }
    }

    private mutating func line(to end: (x: Int, y: Int), _ sink: inout ByteSink) {
        if end.y == place.y {
            begin(UInt8(ascii: "h"), &sink)
            value(end.x - place.x, &sink)
        } else if end.x == place.x {
            begin(UInt8(ascii: "v"), &sink)
            value(end.y - place.y, &sink)
        } else {
            begin(UInt8(ascii: "l"), &sink)
            value(end.x - place.x, &sink)
            value(end.y - place.y, &sink)
        }
        place = end
    }

    /// A command that repeats needs no letter, but for moves, whose repetition would draw lines.
    private mutating func begin(_ letter: UInt8, _ sink: inout ByteSink) {
        if letter != command || letter == UInt8(ascii: "m") || letter == UInt8(ascii: "z") {
            sink.byte(letter)
            needsBlank = false
        }
        command = letter
    }

    private mutating func relative(_ point: Point, _ sink: inout ByteSink) {
        let end = rounded(point)
        value(end.x - place.x, &sink)
        value(end.y - place.y, &sink)
    }

    private mutating func value(_ hundredths: Int, _ sink: inout ByteSink) {
        if needsBlank, hundredths >= 0 { sink.byte(UInt8(ascii: " ")) }
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
