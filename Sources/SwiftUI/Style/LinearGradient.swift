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
