internal import ViewTree

/// The extent of ink along both axes, in grid units.
struct Bounds: Sendable, Hashable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    /// The bounds grown on all sides.
    func outset(by length: Double) -> Bounds {
        Bounds(minX: minX - length, minY: minY - length, maxX: maxX + length, maxY: maxY + length)
    }

    /// The smallest bounds around both.
    func union(_ other: Bounds) -> Bounds {
        Bounds(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}

extension Path {
    /// The extent of the outline, sampled along curves; nil for an empty path.
    var bounds: Bounds? {
        var result: Bounds?
        func add(_ point: Point) {
            let spot = Bounds(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y)
            result = result?.union(spot) ?? spot
        }
        var from = Point.zero
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quad(let end, let control):
                for step in 1...8 {
                    let t = Double(step) / 8
                    add(from.mixed(control, t).mixed(control.mixed(end, t), t))
                }
            case .cubic(let end, let first, let second):
                for step in 1...8 {
                    let t = Double(step) / 8
                    let (a, b, c) = (from.mixed(first, t), first.mixed(second, t), second.mixed(end, t))
                    add(a.mixed(b, t).mixed(b.mixed(c, t), t))
                }
            case .close: break
            }
            from = element.end ?? from
        }
        return result
    }
}

extension Point {
    fileprivate func mixed(_ other: Point, _ t: Double) -> Point {
        Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
