import Foundation

/// Components of a colour in the space of an asset catalog.
struct WideColor {
    var red: Double
    var green: Double
    var blue: Double

    /// The nearest colour in sRGB.
    ///
    /// - Parameter space: The catalog's name, such as `display-p3`; sRGB where it is another.
    func standard(from space: String?) -> WideColor {
        switch space {
        case "display-p3": linear.multipliedFromP3.encoded.clamped
        case "extended-linear-srgb": encoded.clamped
        default: clamped
        }
    }

    /// Without the transfer curve, which Display P3 has from sRGB (IEC 61966-2-1).
    private var linear: WideColor {
        map { $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    private var encoded: WideColor {
        map { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }

    private var clamped: WideColor { map(\.unitClamped) }

    /// From the primaries of Display P3 to those of sRGB, both with white D65 (CSS Color 4, section 18).
    private var multipliedFromP3: WideColor {
        WideColor(
            red: 1.224_940_176 * red - 0.224_940_176 * green,
            green: -0.042_056_955 * red + 1.042_056_955 * green,
            blue: -0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_6 * blue
        )
    }

    private func map(_ transform: (Double) -> Double) -> WideColor {
        WideColor(red: transform(red), green: transform(green), blue: transform(blue))
    }
}
