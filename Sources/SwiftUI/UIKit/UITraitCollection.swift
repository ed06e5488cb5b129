public import Foundation

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

    /// The usual surroundings: light.
    public static let current = UITraitCollection(userInterfaceStyle: .light)

    /// Pixels per point.
    public var displayScale: CGFloat { 3 }

    /// Surroundings in light or dark.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }
}
