public import Foundation

/// The display, as UIKit names it: a phone's, since an archive is made for one.
public final class UIScreen: Sendable {
    /// The display.
    public static let main = UIScreen()

    /// Where the display begins, and its size in points: 393 by 852.
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// Pixels per point.
    public let scale: CGFloat = 3

    /// Pixels per point of the hardware.
    public var nativeScale: CGFloat { scale }

    /// The size in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// How bright the display is, 0...1.
    public var brightness: CGFloat { 1 }

    /// What surrounds views.
    public var traitCollection: UITraitCollection { .current }
}
