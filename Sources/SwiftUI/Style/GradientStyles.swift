public import Foundation
package import ViewTree

/// Colours that change along a line.
public struct LinearGradient: Hashable, Sendable {
    let gradient: Gradient
    let form: ViewTree.Gradient.Form

    /// Colours.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        form = .linear(from: startPoint.value, to: endPoint.value)
    }

    /// Colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = Gradient(colors: colors)
        form = .linear(from: startPoint.value, to: endPoint.value)
    }

    /// Colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = Gradient(stops: stops)
        form = .linear(from: startPoint.value, to: endPoint.value)
    }
}

extension LinearGradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

extension LinearGradient: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.shape(ShapeNode(shape: .rectangle, fill: paint(in: context.environment)))]
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours.
    public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at equal distances.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours at given places.
    public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

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
        EllipticalGradient(gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    /// Colours at equal distances.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }

    /// Colours at given places.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
    }
}

/// Colours that change with the angle about a centre.
public struct AngularGradient: Hashable, Sendable {
    let gradient: Gradient
    let form: ViewTree.Gradient.Form

    /// Colours.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        form = .angular(
            center: center.value,
            startDegrees: startAngle.degrees,
            endDegrees: endAngle.degrees == startAngle.degrees ? startAngle.degrees + 360 : endAngle.degrees
        )
    }

    /// Colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = Gradient(colors: colors)
        form = .angular(
            center: center.value,
            startDegrees: startAngle.degrees,
            endDegrees: endAngle.degrees == startAngle.degrees ? startAngle.degrees + 360 : endAngle.degrees
        )
    }

    /// Colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = Gradient(stops: stops)
        form = .angular(
            center: center.value,
            startDegrees: startAngle.degrees,
            endDegrees: endAngle.degrees == startAngle.degrees ? startAngle.degrees + 360 : endAngle.degrees
        )
    }
}

extension AngularGradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint { gradient.paint(form, in: environment) }
}

extension AngularGradient: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.shape(ShapeNode(shape: .rectangle, fill: paint(in: context.environment)))]
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at equal distances.
    public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Colours at given places.
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension AngularGradient {
    /// Colours all the way round from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
    }

    /// Colours at equal distances all the way round from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours all the way round from an angle.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Colours at equal distances all the way round from an angle.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}
