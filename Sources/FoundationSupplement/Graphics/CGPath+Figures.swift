internal import Foundation

extension CGPath {
    /// A rectangle.
    static func rectangle(_ rect: CGRect) -> [Element] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// An ellipse in a rectangle.
    static func ellipse(_ rect: CGRect) -> [Element] {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        return arc(CGPoint(x: rect.midX, y: rect.midY), radii, from: 0, sweep: 2 * .pi) + [.close]
    }

    /// A rectangle with round corners.
    static func roundedRectangle(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat) -> [Element] {
        let radii = CGSize(
            width: min(max(cornerWidth, 0), rect.width / 2),
            height: min(max(cornerHeight, 0), rect.height / 2)
        )
        let centers = [
            CGPoint(x: rect.maxX - radii.width, y: rect.minY + radii.height),
            CGPoint(x: rect.maxX - radii.width, y: rect.maxY - radii.height),
            CGPoint(x: rect.minX + radii.width, y: rect.maxY - radii.height),
            CGPoint(x: rect.minX + radii.width, y: rect.minY + radii.height),
        ]
        var elements: [Element] = []
        for (index, center) in centers.enumerated() {
            var corner = arc(center, radii, from: CGFloat(index - 1) * .pi / 2, sweep: .pi / 2)
            if index > 0, case .move(let start) = corner[0] { corner[0] = .line(start) }
            elements += corner
        }
        return elements + [.close]
    }

    /// A part of an ellipse as curves of at most a quarter turn, angles in radians; starts with a move.
    static func arc(_ center: CGPoint, _ radii: CGSize, from start: CGFloat, sweep: CGFloat) -> [Element] {
        let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        func point(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radii.width * (cos(angle) - tangent * sin(angle)),
                y: center.y + radii.height * (sin(angle) + tangent * cos(angle))
            )
        }
        var elements: [Element] = [.move(point(start, 0))]
        for index in 0..<count {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            elements.append(.cubic(point(to, 0), control1: point(from, handle), control2: point(to, -handle)))
        }
        return elements
    }
}

extension CGPath.Element {
    /// The points of the part, its end first.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [end, control]
        case .cubic(let end, let first, let second): [end, first, second]
        case .close: []
        }
    }

    /// The part changed by a map.
    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let end, let control): .quad(end.applying(transform), control: control.applying(transform))
        case .cubic(let end, let first, let second):
            .cubic(
                end.applying(transform),
                control1: first.applying(transform),
                control2: second.applying(transform)
            )
        case .close: .close
        }
    }
}
