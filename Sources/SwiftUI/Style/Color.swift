import Foundation
package import ViewTree

/// A colour; as a view it fills the space it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    package let reference: ColorReference
    /// Multiplies the colour's own opacity, 0...1.
    package let opacityFactor: Double
    /// The name that no asset catalog has, where the colour stands in for one.
    var missingName: String?

    package init(_ reference: ColorReference, opacity: Double = 1) {
        self.reference = reference
        opacityFactor = opacity
    }

    /// The space that components of a colour are measured in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual space.
        case sRGB
        /// The usual space without gamma.
        case sRGBLinear
        /// A wider space; drawn as the usual one.
        case displayP3
    }

    /// A colour from red, green and blue, 0...1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        func encoded(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return value }
            return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        self.init(.fixed(RGBA(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity)))
    }

    /// A grey from black, 0, to white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, 0...1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turned = (hue - hue.rounded(.down)) * 6
        let sector = turned.isFinite ? Int(turned) % 6 : 0
        let part = turned.isFinite ? turned - turned.rounded(.down) : 0
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        let components: (Double, Double, Double) =
            switch sector {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: components.0, green: components.1, blue: components.2, opacity: opacity)
    }

    /// The colour seen through; 0 is invisible.
    public func opacity(_ opacity: Double) -> Color {
        let factor = opacity.unitClamped
        if case .fixed(let value) = reference { return Color(.fixed(value.multipliedAlpha(by: factor))) }
        var color = Color(reference, opacity: opacityFactor * factor)
        color.missingName = missingName
        return color
    }

    /// The colour as a gentle gradient from top to bottom.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The colour's values.
    public var description: String { String(describing: reference) }

    /// The paint of the colour.
    package var paint: Paint {
        opacityFactor == 1 ? .color(reference) : .opacity(.color(reference), opacityFactor)
    }
}

extension Color: ShapeStyle, PaintStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        if let missingName { environment.readLog?.note("there is no colour \"\(missingName)\"; grey stands in for it") }
        // The accent colour is the tint where a view has set one.
        if reference == .semantic(.accent), let tint = environment.inherited.tint {
            return opacityFactor == 1 ? tint : .opacity(tint, opacityFactor)
        }
        return paint
    }
}

extension Color: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        [.shape(ShapeNode(shape: .rectangle, fill: paint(in: context.environment)))]
    }
}
