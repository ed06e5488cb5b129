public import Foundation

/// An outline of lines and curves that does not change; coordinates in points.
public class CGPath: Hashable, @unchecked Sendable {
    /// A part of an outline.
    package enum Element: Hashable, Sendable {
        /// Starts a new line.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A curve with one control point.
        case quad(CGPoint, control: CGPoint)
        /// A curve with two control points.
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        /// Back to where the line began.
        case close
    }

    /// The parts, in order.
    package fileprivate(set) var elements: [Element]

    /// An outline made of its parts.
    package init(elements: [Element]) {
        self.elements = elements
    }

    /// A rectangle, changed by a map.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(elements: Self.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// An ellipse in a rectangle, changed by a map.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(elements: Self.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// A rectangle with round corners, changed by a map.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let elements = Self.roundedRectangle(rect, cornerWidth, cornerHeight)
        self.init(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last line ended; the origin where there is none.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var end = CGPoint.zero
        for element in elements {
            if case .move(let point) = element { start = point }
            end = element.points.first ?? start
        }
        return end
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
            let (left, top) = (min(box.minX, point.x), min(box.minY, point.y))
            return CGRect(
                x: left,
                y: top,
                width: max(box.maxX, point.x) - left,
                height: max(box.maxY, point.y) - top
            )
        }
    }

    /// A copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// A copy that can be drawn on.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// A copy changed by a map.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Whether two outlines have the same parts.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    /// Feeds the parts to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// An outline that can be drawn on; coordinates in points.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty outline.
    public convenience init() {
        self.init(elements: [])
    }

    fileprivate func append(_ parts: [Element], _ transform: CGAffineTransform) {
        elements += parts.map { $0.applying(transform) }
    }
}

extension CGMutablePath {
    /// Starts a new line.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    /// Draws a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    /// Draws straight lines from the first point to the last.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append([.quad(end, control: control)], transform)
    }

    /// Draws a curve with two control points.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        append([.cubic(end, control1: control1, control2: control2)], transform)
    }

    /// Draws a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Self.rectangle(rect), transform)
    }

    /// Draws an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Self.ellipse(rect), transform)
    }

    /// Draws a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        append(Self.roundedRectangle(rect, cornerWidth, cornerHeight), transform)
    }

    /// Draws a part of a circle, angles in radians; where y grows downwards, `clockwise` runs the other way.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        guard sweep.isFinite else { return }
        if abs(sweep) < full {
            if clockwise, sweep > 0 { sweep -= full }
            if !clockwise, sweep < 0 { sweep += full }
        } else {
            sweep = clockwise ? -full : full
        }
        var arc = Self.arc(center, CGSize(width: radius, height: radius), from: startAngle, sweep: sweep)
        if let last = elements.last, last != .close, case .move(let start) = arc[0] { arc[0] = .line(start) }
        append(arc, transform)
    }

    /// Draws another outline.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    /// Draws back to where the line began.
    public func closeSubpath() {
        elements.append(.close)
    }
}
