package import ViewTree

/// What fills shapes, texts and grounds.
public protocol ShapeStyle: Sendable {
    /// The style that this one stands for.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Built-in styles stand for themselves; nothing calls this.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a built-in style")
    }
}

extension Never: ShapeStyle {}

/// A style that knows its paint.
package protocol PaintStyle: Sendable {
    /// The paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
    /// The paint the style comes down to; one that only refers to further styles without end is clear.
    package func resolvedPaint(in environment: EnvironmentValues, depth: Int = 0) -> Paint {
        if let style = self as? any PaintStyle { return style.paint(in: environment) }
        guard depth < 16, Resolved.self != Never.self else { return .clear }
        return resolve(in: environment).resolvedPaint(in: environment, depth: depth + 1)
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Hides the type of `style`.
    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = style
    }
}

extension AnyShapeStyle: PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
}

/// A paint as a style, for this project's own views.
package struct FixedPaintStyle: ShapeStyle, PaintStyle {
    package typealias Resolved = Never

    package let paint: Paint

    package init(_ paint: Paint) {
        self.paint = paint
    }

    package func paint(in environment: EnvironmentValues) -> Paint { paint }
}
