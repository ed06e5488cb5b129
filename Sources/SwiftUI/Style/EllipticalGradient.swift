public import Foundation
package import ViewTree

/// Colours that change from a centre to the edges.
public struct EllipticalGradient: Hashable, Sendable {
    let gradient: Gradient
    let form: ViewTree.Gradient.Form

    /// Colours.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        form = .elliptical(
            center: center.value,
            startRadius: Double(startRadiusFraction),
            endRadius: Double(endRadiusFraction)
        )
    }

    /// Colours at equal distances.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = Gradient(colors: colors)
        form = .elliptical(
            center: center.value,
            startRadius: Double(startRadiusFraction),
            endRadius: Double(endRadiusFraction)
        )
    }

    /// Colours at given places.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = Gradient(stops: stops)
        form = .elliptical(
            center: center.value,
            startRadius: Double(startRadiusFraction),
            endRadius: Double(endRadiusFraction)
        )
    }
}

extension EllipticalGradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

extension EllipticalGradient: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.shape(ShapeNode(shape: .rectangle, fill: paint(in: context.environment)))]
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Colours at equal distances.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// Colours at given places.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}
