package import ViewTree

/// A paint with nothing left to look up.
package enum DisplayPaint: Hashable, Sendable {
    case color(RGBA)
    case gradient(DisplayGradient)

    /// Places `gradient` in `frame`; one without a change of colour is that colour.
    init(_ gradient: Gradient, in frame: Rect, color: (Gradient.Stop) -> RGBA) {
        guard let placed = DisplayGradient(gradient, in: frame, color: color), let first = placed.stops.first else {
            self = .color(.clear)
            return
        }
        self = placed.stops.allSatisfy { $0.color == first.color } ? .color(first.color) : .gradient(placed)
    }

    /// The same paint with its opacity multiplied by `factor`, 0...1.
    func multipliedAlpha(by factor: Double) -> DisplayPaint {
        let factor = factor.isNaN ? 0 : min(max(factor, 0), 1)
        switch self {
        case .color(let color):
            return .color(color.multipliedAlpha(by: factor))
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = gradient.stops[index].color.multipliedAlpha(by: factor)
            }
            return .gradient(gradient)
        }
    }

    /// Whether nothing would be seen.
    var isInvisible: Bool {
        switch self {
        case .color(let color): color.alpha == 0
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
        }
    }

    /// Whether nothing behind would be seen.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 1
        case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
        }
    }
}

/// A gradient in points, with at least two stops in ascending order.
package struct DisplayGradient: Hashable, Sendable {
    package var stops: [Stop]
    package var form: Form

    /// A colour at a place, 0...1.
    package struct Stop: Hashable, Sendable {
        package var color: RGBA
        package var location: Double
    }

    /// Where the gradient runs.
    package enum Form: Hashable, Sendable {
        case linear(from: Point, to: Point)
        /// Two radii make an ellipse; `start` is the share of them where the first stop lies.
        case radial(center: Point, radii: Size, start: Double)
        /// Clockwise from the right.
        case angular(center: Point, startDegrees: Double, endDegrees: Double)
    }

    init(stops: [Stop], form: Form) {
        self.stops = stops
        self.form = form
    }

    /// Places `gradient` in `frame`; nil where it has no stops.
    init?(_ gradient: Gradient, in frame: Rect, color: (Gradient.Stop) -> RGBA) {
        guard !gradient.stops.isEmpty else { return nil }
        var reached = 0.0
        stops = gradient.stops.sorted { $0.location < $1.location }.map { stop in
            // NaN fails both comparisons and stays where the last stop was.
            if stop.location > reached { reached = min(stop.location, 1) }
            return Stop(color: color(stop), location: reached)
        }
        if stops.count == 1 { stops.append(stops[0]) }
        form = Form(gradient.form, in: frame)
    }

    /// The colour at `location`, 0...1.
    func color(at location: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard location > first.location else { return first.color }
        for (left, right) in zip(stops, stops.dropFirst()) where location <= right.location {
            let span = right.location - left.location
            let share = span > 0 ? (location - left.location) / span : 1
            var color = left.color.mixed(with: right.color, share: share)
            color.alpha = left.color.alpha + (right.color.alpha - left.color.alpha) * share
            return color
        }
        return last.color
    }
}

extension DisplayGradient.Form {
    fileprivate init(_ form: Gradient.Form, in frame: Rect) {
        func place(_ point: UnitPoint) -> Point {
            Point(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
        }
        func ring(_ center: UnitPoint, _ radii: Size, _ start: Double, _ end: Double) -> Self {
            .radial(center: place(center), radii: radii, start: end > 0 ? min(max(start / end, 0), 1) : 0)
        }
        switch form {
        case .linear(let from, let to):
            self = .linear(from: place(from), to: place(to))
        case .radial(let center, let start, let end):
            self = ring(center, Size(width: max(end, 0), height: max(end, 0)), start, end)
        case .elliptical(let center, let start, let end):
            // An ellipse's radii are fractions of the frame, unlike a circle's.
            self = ring(center, Size(width: frame.width * max(end, 0), height: frame.height * max(end, 0)), start, end)
        case .angular(let center, let start, let end):
            self = .angular(center: place(center), startDegrees: start, endDegrees: end)
        }
    }
}
