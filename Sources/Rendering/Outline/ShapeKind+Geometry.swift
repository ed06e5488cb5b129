internal import ViewTree

extension ShapeKind {
    /// The outline in `rect`, moved inwards by `inset` points where the shape can do so.
    ///
    /// The continuous corner style is drawn with circular corners: at widget sizes they differ by less than half a
    /// point, and a rectangle is far smaller than the path of the real curve.
    func geometry(in rect: Rect, inset: Double = 0, container: WidgetContainer) -> Geometry {
        let frame = inset == 0 ? rect.standardized : rect.standardized.inset(by: EdgeInsets(all: inset))
        switch self {
        case .rectangle:
            return .rect(frame)
        case .roundedRectangle(let corner, _):
            return .roundedRect(frame, radii: Size(width: corner.width - inset, height: corner.height - inset))
        case .unevenRoundedRectangle(let radii, _):
            return .path(Path.unevenRect(frame, radii: radii, inset: inset))
        case .circle:
            let radius = min(frame.width, frame.height) / 2
            return .circle(Point(x: frame.midX, y: frame.midY), radius: radius)
        case .ellipse:
            return .ellipse(frame)
        case .capsule:
            let radius = min(frame.width, frame.height) / 2
            return .roundedRect(frame, radii: Size(width: radius, height: radius))
        case .containerRelative:
            let radius = container.concentricRadius(for: frame)
            return .roundedRect(frame, radii: Size(width: radius, height: radius))
        case .path(let path, let size):
            return .path(path.fitted(from: size, to: frame))
        case .trimmed(let base, let from, let to):
            return base.geometry(in: rect, inset: inset, container: container).trimmed(from: from, to: to)
        case .rotated(let base, let degrees, let anchor):
            let turn = Transform(degrees: degrees, scaleX: 1, scaleY: 1, about: rect.point(at: anchor))
            return base.geometry(in: rect, inset: inset, container: container).rotated(by: turn, degrees: degrees)
        case .offset(let base, let x, let y):
            return base.geometry(in: rect.offsetBy(x: x, y: y), inset: inset, container: container)
        case .scaled(let base, let x, let y, let anchor):
            let scale = Transform(degrees: 0, scaleX: x, scaleY: y, about: rect.point(at: anchor))
            return .path(scale.apply(base.geometry(in: rect, inset: inset, container: container).path))
        }
    }
}

extension Rect {
    /// The rectangle with sides that are finite and not negative.
    var standardized: Rect {
        func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
        func place(_ value: Double) -> Double { value.isFinite ? value : 0 }
        return Rect(x: place(minX), y: place(minY), width: length(width), height: length(height))
    }

    /// The place of an anchor in the rectangle.
    func point(at anchor: UnitPoint) -> Point {
        Point(x: minX + anchor.x * width, y: minY + anchor.y * height)
    }

    /// The rectangle with `distance` points more on every side.
    func outset(by distance: Double) -> Rect {
        Rect(x: minX - distance, y: minY - distance, width: width + distance * 2, height: height + distance * 2)
    }
}

extension Geometry {
    /// A rectangle whose radii are cut to what fits.
    static func roundedRect(_ frame: Rect, radii: Size) -> Geometry {
        let width = min(max(radii.width, 0), frame.width / 2)
        let height = min(max(radii.height, 0), frame.height / 2)
        // The smaller radius wins where only one side limits: a corner of equal radii stays round.
        let isRound = radii.width == radii.height
        let radius = min(width, height)
        return .rect(frame, radii: isRound ? Size(width: radius, height: radius) : Size(width: width, height: height))
    }

    /// The outline turned by `turn`; an arc about the turn's centre stays one.
    func rotated(by turn: Transform, degrees: Double) -> Geometry {
        guard case .arc(var arc) = self, degrees.isFinite else { return .path(turn.apply(path)) }
        arc.center = turn.apply(arc.center)
        arc.startDegrees += degrees
        arc.endDegrees += degrees
        return .arc(arc)
    }

    /// The part between two fractions of the outline's length.
    func trimmed(from: Double, to: Double) -> Geometry {
        let from = from.isFinite ? min(max(from, 0), 1) : 0
        let to = to.isFinite ? min(max(to, 0), 1) : 0
        guard from < to else { return .path(Path()) }
        if from == 0, to == 1 { return self }
        if case .ellipse(let frame) = self, frame.width == frame.height {
            let center = Point(x: frame.midX, y: frame.midY)
            return .arc(
                Arc(center: center, radius: frame.width / 2, startDegrees: from * 360, endDegrees: to * 360)
            )
        }
        return .path(path.trimmed(from: from, to: to))
    }
}
