/// Kerning of the system font by classes of letters, in em.
///
/// The classes and their values are an approximation, fitted to the measured widths of whole strings: within 1.5 % for
/// kerned ones, exact for those that the font does not kern.
enum FontKerning {
    private enum Shape: UInt8 { case none, steep, bar, foot, apex, bowl, arm, stop, blank, digit }

    /// What moves a pair of ASCII characters together, in em; 0 or more.
    ///
    /// `opticalSize` is the share of the display cut, `digits` what holds between any two of them; weights below regular
    /// kern their capitals more, by `capitals`.
    static func pair(
        _ left: UInt8,
        _ right: UInt8,
        opticalSize: Double,
        digits: Double,
        capitals: Double
    ) -> Double {
        guard left < 128, right < 128 else { return 0 }
        let (first, second) = (leftShapes[Int(left)], rightShapes[Int(right)])
        guard first != .none, second != .none else { return 0 }
        switch (first, second) {
        case (.digit, .digit): return digits
        case (.apex, .steep), (.steep, .apex), (.apex, .bar), (.bar, .apex):
            return mix(0.062, 0.088, opticalSize) * capitals
        case (.bar, .bowl): return mix(0.071, 0.100, opticalSize) * capitals
        case (.steep, .bowl): return mix(0.045, 0.064, opticalSize) * capitals
        case (.foot, .steep), (.foot, .bar): return mix(0.075, 0.107, opticalSize) * capitals
        case (.bar, .stop), (.steep, .stop): return mix(0.090, 0.110, opticalSize)
        case (.arm, .bowl), (.bowl, .arm): return mix(0.0146, 0.0185, opticalSize)
        case (.arm, .stop): return mix(0.045, 0.055, opticalSize)
        case (.blank, .bar), (.bar, .blank), (.blank, .steep), (.steep, .blank), (.blank, .apex), (.apex, .blank):
            return mix(0.018, 0.026, opticalSize)
        case (.arm, .blank), (.blank, .arm): return mix(0.0065, 0.008, opticalSize)
        default: return 0
        }
    }

    private static func mix(_ text: Double, _ display: Double, _ opticalSize: Double) -> Double {
        text + (display - text) * opticalSize
    }

    private static let leftShapes = shapes([
        (.steep, "VWY"), (.bar, "T"), (.foot, "L"), (.apex, "A"), (.bowl, "obpe"), (.arm, "vwyrfxz"), (.blank, " "),
        (.digit, "0123456789"),
    ])

    private static let rightShapes = shapes([
        (.steep, "VWY"), (.bar, "T"), (.apex, "A"), (.bowl, "oecdqag"), (.arm, "vwyx"), (.stop, ".,"), (.blank, " "),
        (.digit, "0123456789"),
    ])

    private static func shapes(_ classes: [(Shape, String)]) -> [Shape] {
        var table = [Shape](repeating: .none, count: 128)
        for (shape, letters) in classes {
            for letter in letters.utf8 { table[Int(letter)] = shape }
        }
        return table
    }
}
