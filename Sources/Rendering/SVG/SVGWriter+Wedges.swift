internal import ViewTree

extension SVGWriter {
    /// Draws a path whose paint turns around a centre as wedges of one colour each, cut to the path; false where no
    /// paint of the path does.
    mutating func writesWedges(_ path: DisplayPath) -> Bool {
        if let fill = path.fill, let gradient = fill.turning {
            var outline = path
            outline.fill = .color(.white)
            outline.stroke = nil
            outline.strokePaint = nil
            writeWedges(of: gradient, through: outline, reach: path.geometry.bounds)
            if let stroke = path.stroke, let paint = path.strokePaint {
                write(DisplayPath.stroked(path.geometry, stroke, paint))
            }
            return true
        }
        if let stroke = path.stroke, let gradient = path.strokePaint?.turning {
            if let fill = path.fill { write(DisplayPath.filled(path.geometry, fill, isEvenOdd: path.isEvenOdd)) }
            let outline = DisplayPath(geometry: path.geometry, stroke: stroke, strokePaint: .color(.white))
            writeWedges(of: gradient, through: outline, reach: path.geometry.bounds.outset(by: stroke.width))
            return true
        }
        return false
    }

    private mutating func writeWedges(of gradient: DisplayGradient, through outline: DisplayPath, reach: Rect) {
        guard case .angular(let center, let start, let end) = gradient.form, start.isFinite, end.isFinite else {
            return
        }
        let radius = reach.reach(from: center)
        var fan = WedgeFan(gradient: gradient, center: center, start: start, end: end, radius: radius)
        let alpha = gradient.stops[0].color.alpha
        let isEven = gradient.stops.allSatisfy { $0.color.alpha == alpha }
        // Wedges that overlap must be opaque; an opacity that all share goes to the whole.
        if isEven { fan.gradient.stops.indices.forEach { fan.gradient.stops[$0].color.alpha = 1 } }
        fan.overlap = isEven ? 1.5 : 1
        var group = DisplayGroup(children: fan.items)
        if isEven { group.opacity = alpha }
        if outline.stroke == nil {
            group.clip = DisplayGroup.Clip(geometry: outline.geometry, isEvenOdd: outline.isEvenOdd)
        } else {
            group.mask = .items([.path(outline)], region: reach)
        }
        write(.group(group))
    }
}

/// A gradient that turns around a centre as wedges of one colour each.
private struct WedgeFan {
    var gradient: DisplayGradient
    let center: Point
    let start: Double
    let end: Double
    let radius: Double
    /// The angle a wedge covers as a multiple of its share: beyond 1 it reaches under the next one and hides the seam.
    var overlap = 1.0

    /// As many wedges as keep two neighbours too much alike to be told apart, within bounds.
    private var wedgeCount: Int {
        let change = zip(gradient.stops, gradient.stops.dropFirst()).reduce(0) { sum, pair in
            let (first, second) = (pair.0.color, pair.1.color)
            return sum
                + max(
                    abs(first.red - second.red),
                    abs(first.green - second.green),
                    abs(first.blue - second.blue),
                    abs(first.alpha - second.alpha)
                )
        }
        return min(max(Int(min(change, 100) * 32), 12), 96)
    }

    /// What lies outside of the gradient's angles has the colour of the nearer end, as SwiftUI paints it.
    var items: [DisplayItem] {
        let sweep = min(max(end - start, 0), 360)
        let count = wedgeCount
        var items: [DisplayItem] = []
        if sweep < 360 {
            let middle = end + (360 - sweep) / 2
            items.append(wedge(from: end, to: middle, gradient.color(at: 1)))
            items.append(wedge(from: middle, to: start + 360, gradient.color(at: 0)))
        }
        guard sweep > 0 else { return items }
        let step = sweep / Double(count)
        for index in 0..<count {
            let from = start + step * Double(index)
            let reach = index == count - 1 ? step : step * overlap
            items.append(wedge(from: from, to: from + reach, gradient.color(at: (Double(index) + 0.5) / Double(count))))
        }
        return items
    }

    /// A triangle, or a fan of them where the angle is wide, whose far edge lies beyond `radius`.
    private func wedge(from: Double, to: Double, _ color: RGBA) -> DisplayItem {
        let parts = max(Int(((to - from) / 60).rounded(.up)), 1)
        // A straight edge comes closer to the centre than its ends do: by the cosine of half its angle, 30° at most.
        let far = (radius * 1.16).rounded(.up)
        var elements = [Path.Element.move(center)]
        for part in 0...parts {
            let degrees = from + (to - from) * Double(part) / Double(parts)
            elements.append(.line(Angle.point(about: center, radius: far, degrees: degrees)))
        }
        return DisplayPath.filled(.path(Path(elements: elements + [.close])), .color(color))
    }
}

extension DisplayPaint {
    /// The gradient, where it is one that turns around a centre.
    fileprivate var turning: DisplayGradient? {
        guard case .gradient(let gradient) = self, case .angular = gradient.form else { return nil }
        return gradient
    }
}

extension Rect {
    /// The distance from `point` to the farthest corner.
    fileprivate func reach(from point: Point) -> Double {
        let x = max(abs(minX - point.x), abs(maxX - point.x))
        let y = max(abs(minY - point.y), abs(maxY - point.y))
        return (x * x + y * y).squareRoot() + 1
    }
}
