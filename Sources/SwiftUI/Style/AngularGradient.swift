package import ViewTree

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
