import Foundation
package import ViewTree

extension Color {
    /// A colour's values in one environment.
    public struct Resolved: ShapeStyle, Hashable, Codable, PaintStyle {
        /// Red, 0...1.
        public var red: Float
        /// Green, 0...1.
        public var green: Float
        /// Blue, 0...1.
        public var blue: Float
        /// Opacity, 0...1.
        public var opacity: Float

        /// A colour from its components, 0...1.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        package func paint(in environment: EnvironmentValues) -> Paint { Color(self).paint }
    }

    /// A colour of given values.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red),
            green: Double(resolved.green),
            blue: Double(resolved.blue),
            opacity: Double(resolved.opacity)
        )
    }

    /// The colour's values in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let value = rgba(in: environment.colorScheme)
        return Resolved(
            red: Float(value.red),
            green: Float(value.green),
            blue: Float(value.blue),
            opacity: Float(value.alpha)
        )
    }

    /// The colour between this one and another; `fraction` is the other's share, 0...1.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let share = fraction.unitClamped
        func mixed(_ scheme: ColorScheme) -> RGBA {
            let (first, second) = (rgba(in: scheme), other.rgba(in: scheme))
            func part(_ path: KeyPath<RGBA, Double>) -> Double {
                first[keyPath: path] * (1 - share) + second[keyPath: path] * share
            }
            return RGBA(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
        }
        let (light, dark) = (mixed(.light), mixed(.dark))
        return Color(light == dark ? .fixed(light) : .adaptive(light: light, dark: dark))
    }

    /// The colour's values in a scheme.
    package func rgba(in scheme: ColorScheme) -> RGBA {
        Palette(scheme: scheme).value(of: reference).multipliedAlpha(by: opacityFactor)
    }
}
