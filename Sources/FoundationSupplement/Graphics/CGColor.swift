public import Foundation

/// A colour as Core Graphics names it, in sRGB.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, 0...1.
    package let rgba: [CGFloat]

    /// A colour from red, green and blue, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = [red, green, blue, alpha]
    }

    /// A colour from red, green and blue in sRGB, 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from black, 0, to white, 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Black.
    public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// White.
    public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Nothing.
    public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }

    /// Red, green, blue and opacity, 0...1.
    public var components: [CGFloat]? { rgba }

    /// How many components there are, the opacity included.
    public var numberOfComponents: Int { rgba.count }

    /// The opacity, 0...1.
    public var alpha: CGFloat { rgba[3] }

    /// The colour with another opacity, 0...1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
    }

    /// Whether two colours are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

    /// Feeds the colour to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
