public import Foundation
import ViewTree

extension Path {
    /// Starts a new line.
    public mutating func move(to end: CGPoint) {
        value.elements.append(.move(point(end)))
    }

    /// Draws a straight line.
    public mutating func addLine(to end: CGPoint) {
        value.elements.append(.line(point(end)))
    }

    /// Draws straight lines from the first point to the last.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for end in lines.dropFirst() { addLine(to: end) }
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        value.elements.append(.quad(point(end), control: point(control)))
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        value.elements.append(.cubic(point(end), control1: point(control1), control2: point(control2)))
    }

    /// Draws back to where the line began.
    public mutating func closeSubpath() {
        value.elements.append(.close)
    }

    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Draws rectangles.
    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Draws an ellipse in a rectangle, clockwise from its right.
    public mutating func addEllipse(in rect: CGRect) {
        let unit = Path.arc(from: 0, sweep: 2 * .pi)
        let (center, x, y) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
        value.elements += unit.value.elements.map { element in
            element.mapped { Point(x: (center.x + x * $0.x).finite, y: (center.y + y * $0.y).finite) }
        }
        closeSubpath()
    }

    /// Draws a rectangle with round corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let radii = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2)
        )
        addCorners(in: rect, topLeading: radii, topTrailing: radii, bottomTrailing: radii, bottomLeading: radii)
    }

    mutating func addRoundedRect(in rect: CGRect, corners: RectangleCornerRadii) {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ value: CGFloat) -> CGSize {
            let radius = min(max(value, 0), limit)
            return CGSize(width: radius, height: radius)
        }
        addCorners(
            in: rect,
            topLeading: radius(corners.topLeading),
            topTrailing: radius(corners.topTrailing),
            bottomTrailing: radius(corners.bottomTrailing),
            bottomLeading: radius(corners.bottomLeading)
        )
    }

    private mutating func addCorners(
        in rect: CGRect,
        topLeading: CGSize,
        topTrailing: CGSize,
        bottomTrailing: CGSize,
        bottomLeading: CGSize
    ) {
        move(to: CGPoint(x: rect.minX + topLeading.width, y: rect.minY))
        let corners = [
            (CGPoint(x: rect.maxX - topTrailing.width, y: rect.minY + topTrailing.height), topTrailing, -0.5),
            (CGPoint(x: rect.maxX - bottomTrailing.width, y: rect.maxY - bottomTrailing.height), bottomTrailing, 0),
            (CGPoint(x: rect.minX + bottomLeading.width, y: rect.maxY - bottomLeading.height), bottomLeading, 0.5),
            (CGPoint(x: rect.minX + topLeading.width, y: rect.minY + topLeading.height), topLeading, 1),
        ]
        for (center, radii, turns) in corners {
            let arc = Path.arc(from: turns * .pi, sweep: .pi / 2)
            append(arc, center: center, radii: radii)
        }
        closeSubpath()
    }

    /// Draws a part of a circle; on screen, where y grows downwards, `clockwise` runs the other way.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool
    ) {
        let full = 2 * Double.pi
        let start = startAngle.radians.isFinite ? startAngle.radians : 0
        var sweep = (endAngle.radians.isFinite ? endAngle.radians : 0) - start
        if abs(sweep) < full {
            if clockwise, sweep > 0 { sweep -= full }
            if !clockwise, sweep < 0 { sweep += full }
        } else {
            sweep = clockwise ? -full : full
        }
        let size = CGSize(width: radius, height: radius)
        append(Path.arc(from: start, sweep: sweep), center: center, radii: size)
    }

    /// Draws another outline.
    public mutating func addPath(_ path: Path) {
        value.elements += path.value.elements
    }

    /// Appends an arc of the unit circle, scaled and moved, joined to the line before by a straight one.
    private mutating func append(_ arc: Path, center: CGPoint, radii: CGSize) {
        let isStart = value.elements.isEmpty || value.elements.last == .close
        for element in arc.value.elements {
            let placed = element.mapped {
                Point(x: (center.x + radii.width * $0.x).finite, y: (center.y + radii.height * $0.y).finite)
            }
            if case .move(let end) = placed, !isStart {
                value.elements.append(.line(end))
            } else {
                value.elements.append(placed)
            }
        }
    }

    /// An arc of the unit circle as curves of at most a quarter turn, angles in radians.
    private static func arc(from start: Double, sweep: Double) -> Path {
        let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / Double(count)
        let handle = 4 / 3 * tan(step / 4)
        var path = Path()
        path.move(to: CGPoint(x: cos(start), y: sin(start)))
        for index in 0..<count {
            let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
            path.addCurve(
                to: CGPoint(x: cos(to), y: sin(to)),
                control1: CGPoint(x: cos(from) - handle * sin(from), y: sin(from) + handle * cos(from)),
                control2: CGPoint(x: cos(to) + handle * sin(to), y: sin(to) - handle * cos(to))
            )
        }
        return path
    }

    private func point(_ point: CGPoint) -> Point { Point(x: point.x.finite, y: point.y.finite) }
}
