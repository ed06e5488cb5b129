public import Foundation
package import ViewTree

/// An outline made of lines and curves; coordinates in points.
public struct Path: Hashable, Sendable {
    package var value: ViewTree.Path

    /// An empty outline.
    public init() {
        value = ViewTree.Path()
    }

    /// An outline drawn by `build`.
    public init(_ build: (inout Path) -> Void) {
        self.init()
        build(&self)
    }

    /// A rectangle.
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    /// An ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of different radii.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, corners: cornerRadii)
    }

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { value.elements.isEmpty }

    /// Where the last line ended.
    public var currentPoint: CGPoint? {
        for element in value.elements.reversed() {
            if let end = element.end { return CGPoint(x: end.x, y: end.y) }
        }
        return nil
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingRect: CGRect {
        let points = value.elements.flatMap(\.points)
        guard let first = points.first else { return .zero }
        var (low, high) = (first, first)
        for point in points {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The outline moved, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { Point(x: $0.x + dx.finite, y: $0.y + dy.finite) }
    }

    func mapped(_ transform: (Point) -> Point) -> Path {
        var path = Path()
        path.value.elements = value.elements.map { $0.mapped(transform) }
        return path
    }
}

extension Path: Shape, KnownShape {
    /// The outline itself, wherever the rectangle lies.
    nonisolated public func path(in rect: CGRect) -> Path { self }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { sampledOutline(request) }
}

extension ViewTree.Path.Element {
    /// Where the command ends.
    var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
        case .close: nil
        }
    }

    var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [end, control]
        case .cubic(let end, let first, let second): [end, first, second]
        case .close: []
        }
    }

    func mapped(_ transform: (Point) -> Point) -> ViewTree.Path.Element {
        switch self {
        case .move(let end): .move(transform(end))
        case .line(let end): .line(transform(end))
        case .quad(let end, let control): .quad(transform(end), control: transform(control))
        case .cubic(let end, let first, let second):
            .cubic(transform(end), control1: transform(first), control2: transform(second))
        case .close: .close
        }
    }
}
