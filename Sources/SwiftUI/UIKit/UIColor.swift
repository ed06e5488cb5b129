public import Foundation
import ViewTree

/// A colour as UIKit names it.
public final class UIColor: Sendable, Hashable {
    /// The colour as SwiftUI names it.
    package let color: Color

    /// A colour that SwiftUI names.
    public init(_ color: Color) {
        self.color = color
    }

    /// A colour from red, green and blue, 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey from black, 0, to white, 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// A colour from hue, saturation and brightness, 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (hue, saturation) = (Double(hue), Double(saturation))
        self.init(Color(hue: hue, saturation: saturation, brightness: Double(brightness), opacity: Double(alpha)))
    }

    /// A colour from red, green and blue, 0...1, in a wider space; drawn as in the usual one.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green) = (Double(red), Double(green))
        self.init(Color(.displayP3, red: red, green: green, blue: Double(blue), opacity: Double(alpha)))
    }

    /// A colour that Core Graphics names.
    public convenience init(cgColor: CGColor) {
        self.init(Color(cgColor: cgColor))
    }

    /// A colour of the bundle's asset catalog; nil where there is none of that name.
    public convenience init?(named name: String) {
        let color = Color(name)
        guard !color.isMissing else { return nil }
        self.init(color)
    }

    /// A colour of an asset catalog.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }

    /// A colour that depends on light and dark.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.rgba(in: .light)
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.rgba(in: .dark)
        self.init(Color(light == dark ? .fixed(light) : .adaptive(light: light, dark: dark)))
    }

    /// The colour with another opacity, 0...1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    /// The colour as it is in light or in dark.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(Color(.fixed(color.rgba(in: scheme))))
    }

    /// Reads the components in light, 0...1; it always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = color.rgba(in: .light)
        red?.pointee = CGFloat(value.red)
        green?.pointee = CGFloat(value.green)
        blue?.pointee = CGFloat(value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Reads hue, saturation, brightness and opacity in light, 0...1; it always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = color.rgba(in: .light)
        let (high, low) = (max(value.red, value.green, value.blue), min(value.red, value.green, value.blue))
        let range = high - low
        let sector =
            range == 0
            ? 0
            : high == value.red
                ? (value.green - value.blue) / range
                : high == value.green
                    ? (value.blue - value.red) / range + 2 : (value.red - value.green) / range + 4
        hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
        saturation?.pointee = CGFloat(high == 0 ? 0 : range / high)
        brightness?.pointee = CGFloat(high)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// Reads the brightness as a grey and the opacity in light, 0...1; it always succeeds.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let value = color.rgba(in: .light)
        white?.pointee = CGFloat(0.299 * value.red + 0.587 * value.green + 0.114 * value.blue)
        alpha?.pointee = CGFloat(value.alpha)
        return true
    }

    /// The colour in light, as Core Graphics names it.
    public var cgColor: CGColor { color.cgColorInLight }

    /// Whether two colours are the same.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

    /// Feeds the colour to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    /// A colour that UIKit names.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// A colour that UIKit names.
    public init(_ color: UIColor) {
        self = color.color
    }

    /// A colour that Core Graphics names.
    public init(cgColor: CGColor) {
        let parts = cgColor.rgba.map { Double($0) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    /// A colour that Core Graphics names.
    public init(_ cgColor: CGColor) {
        self.init(cgColor: cgColor)
    }

    /// The colour as Core Graphics names it; nil where it differs between light and dark.
    public var cgColor: CGColor? { rgba(in: .light) == rgba(in: .dark) ? cgColorInLight : nil }

    fileprivate var cgColorInLight: CGColor {
        let value = rgba(in: .light)
        return CGColor(
            red: CGFloat(value.red),
            green: CGFloat(value.green),
            blue: CGFloat(value.blue),
            alpha: CGFloat(value.alpha)
        )
    }
}
