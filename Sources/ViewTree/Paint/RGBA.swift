/// A colour in gamma-encoded sRGB; each component lies in 0...1, opacity included.
package struct RGBA: Hashable, Sendable, Codable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// Components outside 0...1 are clamped and those that are not numbers become 0, so every value can be drawn.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        self.red = clamped(red)
        self.green = clamped(green)
        self.blue = clamped(blue)
        self.alpha = clamped(alpha)
    }

    /// A colour from bytes, 0...255 each.
    package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// A colour from `RRGGBB`, six hexadecimal digits without a number sign; nil for anything else.
    package init?(hex: String) {
        guard hex.utf8.count == 6, hex.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let value = Int(hex, radix: 16)
        else { return nil }
        self.init(bytes: value >> 16, (value >> 8) & 255, value & 255)
    }

    /// The same colour with its opacity multiplied by `factor`.
    package func multipliedAlpha(by factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
