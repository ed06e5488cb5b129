public import SwiftUI
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
}

/// Light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// What surrounds a view, as UIKit names it.
public final class UITraitCollection: Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Surroundings in light or dark.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }
}
