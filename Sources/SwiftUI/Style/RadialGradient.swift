public import Foundation
package import ViewTree

/// Colours that change with the distance from a centre; radii in points.
public struct RadialGradient: Hashable, Sendable {
    let gradient: Gradient
    let form: ViewTree.Gradient.Form

    /// Colours.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        form = .radial(center: center.value, startRadius: Double(startRadius), endRadius: Double(endRadius))
    }

    /// Colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = Gradient(colors: colors)
        form = .radial(center: center.value, startRadius: Double(startRadius), endRadius: Double(endRadius))
    }

    /// Colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = Gradient(stops: stops)
        form = .radial(center: center.value, startRadius: Double(startRadius), endRadius: Double(endRadius))
    }
}

extension RadialGradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

extension RadialGradient: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.shape(ShapeNode(shape: .rectangle, fill: paint(in: context.environment)))]
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at equal distances.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours at given places.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
