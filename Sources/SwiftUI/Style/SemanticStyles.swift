public import Foundation
package import ViewTree

/// The foreground as it is.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
    /// The foreground.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.inherited.foreground.paint(level: 0)
    }
}

/// The ground behind content.
public struct BackgroundStyle: ShapeStyle, PaintStyle {
    /// The ground.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint {
        environment.inherited.background ?? .color(.semantic(.background))
    }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle, PaintStyle {
    /// The tint.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { environment.inherited.tint ?? .accent }
}

/// The system's gentle fill.
public struct FillShapeStyle: ShapeStyle, PaintStyle {
    /// The fill.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .color(.semantic(.fill)) }
}

/// The colour of hairlines.
public struct SeparatorShapeStyle: ShapeStyle, PaintStyle {
    /// The colour of hairlines.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .color(.semantic(.separator)) }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, PaintStyle {
    /// The colour of links.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .accent }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle, PaintStyle {
    /// The colour of placeholders.
    public init() {}

    package func paint(in environment: EnvironmentValues) -> Paint { .color(.semantic(.tertiaryLabel)) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The ground behind content.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The system's gentle fill.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of hairlines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholders.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A style seen through.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle, PaintStyle {
    let style: Style
    let opacity: Double

    package func paint(in environment: EnvironmentValues) -> Paint {
        .opacity(style.resolvedPaint(in: environment), opacity)
    }
}

extension ShapeStyle {
    /// The style seen through; 0 is invisible.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity.unitClamped)
    }

    /// The style blended in a mode; archives know the normal one.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

    /// The style with a shadow; archives draw shadows of views.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
    /// A shadow behind.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    )
        -> ShadowStyle
    {
        ShadowStyle()
    }

    /// A shadow inside.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    )
        -> ShadowStyle
    {
        ShadowStyle()
    }
}

extension Double {
    /// The number brought into 0...1; what is no number becomes 1.
    var unitClamped: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}
