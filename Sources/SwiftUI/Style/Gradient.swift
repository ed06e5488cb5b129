public import Foundation
package import ViewTree

/// Colours that follow one another.
public struct Gradient: Hashable, Sendable {
    /// The colours and their places.
    public var stops: [Stop]

    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0...1.
        public var location: CGFloat

        /// A colour at a place, 0...1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Colours at given places.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    func paint(_ form: ViewTree.Gradient.Form, in environment: EnvironmentValues) -> Paint {
        var last = 0.0
        let stops = stops.map { stop in
            last = max(last, Double(stop.location).unitClamped)
            let accent = environment.inherited.tint.flatMap { tint -> ColorReference? in
                guard stop.color.reference == .semantic(.accent), case .color(let color) = tint else { return nil }
                return color
            }
            return ViewTree.Gradient.Stop(
                color: accent ?? stop.color.reference,
                opacity: stop.color.opacityFactor,
                location: last
            )
        }
        guard let first = stops.first else { return .clear }
        return .gradient(ViewTree.Gradient(stops: stops.count == 1 ? [first, first] : stops, form: form))
    }
}

extension Gradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        paint(.linear(from: UnitPoint.top.value, to: UnitPoint.bottom.value), in: environment)
    }
}

/// A gradient of any kind, such as a colour's own.
public struct AnyGradient: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case color(Color)
        case gradient(Gradient)
    }

    let source: Source

    init(color: Color) {
        source = .color(color)
    }

    /// Hides what a gradient is made of.
    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
    }
}

extension AnyGradient: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        switch source {
        case .gradient(let gradient):
            return gradient.paint(in: environment)
        case .color(let color):
            let paint = Paint.standardGradient(color.reference)
            return color.opacityFactor == 1 ? paint : .opacity(paint, color.opacityFactor)
        }
    }
}
