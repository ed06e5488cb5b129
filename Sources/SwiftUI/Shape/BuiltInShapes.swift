public import Foundation
import ViewTree

/// How a corner bends.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter circle.
    case circular
    /// The system's smoother curve.
    case continuous

    var value: CornerStyle { self == .circular ? .circular : .continuous }
}

/// A rectangle.
public struct Rectangle: InsettableShape, KnownShape {
    /// A rectangle.
    nonisolated public init() {}

    /// The rectangle itself.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The rectangle moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { ShapeOutline(.rectangle) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, KnownShape {
    /// The corners' radii in points.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of given radii, in points.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with corners of a given radius, in points.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }

    /// The shape moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline {
        let size = Size(width: max(cornerSize.width.finite, 0), height: max(cornerSize.height.finite, 0))
        return ShapeOutline(.roundedRectangle(cornerSize: size, style: style.value))
    }
}

/// Radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// Top leading.
    public var topLeading: CGFloat
    /// Bottom leading.
    public var bottomLeading: CGFloat
    /// Bottom trailing.
    public var bottomTrailing: CGFloat
    /// Top trailing.
    public var topTrailing: CGFloat

    /// Given radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape, KnownShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A rectangle with corners of given radii.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with corners of given radii, in points.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
        self.style = style
    }

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii) }

    /// The shape moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline {
        let radii = CornerRadii(
            topLeading: max(cornerRadii.topLeading.finite, 0),
            bottomLeading: max(cornerRadii.bottomLeading.finite, 0),
            bottomTrailing: max(cornerRadii.bottomTrailing.finite, 0),
            topTrailing: max(cornerRadii.topTrailing.finite, 0)
        )
        return ShapeOutline(.unevenRoundedRectangle(radii, style: style.value))
    }
}

/// A circle as large as fits.
public struct Circle: InsettableShape, KnownShape {
    /// A circle.
    nonisolated public init() {}

    /// The circle in the middle of a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The circle moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { ShapeOutline(.circle) }
}

/// An ellipse.
public struct Ellipse: InsettableShape, KnownShape {
    /// An ellipse.
    nonisolated public init() {}

    /// The ellipse that fills a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// The ellipse moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { ShapeOutline(.ellipse) }
}

/// A rectangle with half circles at its shorter sides.
public struct Capsule: InsettableShape, KnownShape {
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }

    /// The capsule moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { ShapeOutline(.capsule(style: style.value)) }
}

/// The shape of the widget, inset to stay concentric with it.
public struct ContainerRelativeShape: InsettableShape, KnownShape {
    /// The widget's shape.
    nonisolated public init() {}

    /// The outline in a rectangle, without the widget's corners.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The shape moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { insetOutline(by: amount) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { ShapeOutline(.containerRelative) }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape, KnownShape {
    private let shape: any Shape

    /// Hides the type of `shape`.
    nonisolated public init<Outline: Shape>(_ shape: Outline) {
        self.shape = shape
    }

    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    package func knownOutline(_ request: SizeRequest) -> ShapeOutline { shape.outline(request) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    /// A circle.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the widget.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a given radius, in points.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
