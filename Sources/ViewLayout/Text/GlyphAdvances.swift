internal import ViewTree

/// Advance widths of one font, in points.
struct GlyphAdvances {
    private let size: Double
    private let isMonospaced: Bool
    private let hasMonospacedDigits: Bool
    private let smallCaps: SmallCaps?
    /// 0 for the text cut, 1 for the display cut.
    private let opticalSize: Double
    private let tracking: Double
    private let widthFactor: Double
    private let weightShare: Double
    private let digitKerning: Double
    private let capitalKerning: Double
    /// The masters below and above the weight, of the text cut and of the display cut.
    private let smallLower: [Int32]
    private let smallUpper: [Int32]
    private let largeLower: [Int32]
    private let largeUpper: [Int32]

    /// The advance of every character of the monospaced design, in em.
    static let monospacedAdvance = 0.61816

    init(_ font: FontDescription) {
        size = FontMetrics.validSize(font.size)
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        smallCaps = font.smallCaps
        opticalSize = GlyphAdvances.opticalSize(at: size)
        tracking =
            switch font.design {
            case .standard, .serif: FontTracking.standard(at: size) * size
            case .rounded: FontTracking.rounded(at: size) * size
            case .monospaced: 0
            }
        widthFactor =
            switch font.width {
            case .compressed: 0.74
            case .condensed: 0.86
            case .standard: 1
            case .expanded: 1.19
            }
        let isLight = font.weight.cssValue < 400
        let (text, display) = (SystemFontAdvances.text, SystemFontAdvances.display)
        smallLower = isLight ? text.ultraLight : text.regular
        smallUpper = isLight ? text.regular : text.black
        largeLower = isLight ? display.ultraLight : display.regular
        largeUpper = isLight ? display.regular : display.black
        weightShare = GlyphAdvances.share(of: font.weight)
        // Lighter weights of the measured font kern their figures more.
        digitKerning =
            switch font.weight {
            case .ultraLight: 0.0056
            case .thin: 0.0048
            case .light: 0.0029
            default: 0.00163 + (0.00108 - 0.00163) * opticalSize
            }
        capitalKerning = isLight ? 1.1 : 1
    }

    /// How large small capitals are beside capitals.
    static let smallCapitals = 0.78

    /// A character of ASCII, without kerning.
    func advance(ascii byte: UInt8) -> Double {
        guard byte >= 32, byte < 127 else { return 0 }
        if let smallCaps {
            let (isSmall, isCapital) = ((97...122).contains(byte), (65...90).contains(byte))
            if isSmall, smallCaps != .uppercase { return advance(letter: byte - 32) * GlyphAdvances.smallCapitals }
            if isCapital, smallCaps != .lowercase { return advance(letter: byte) * GlyphAdvances.smallCapitals }
        }
        return advance(letter: byte)
    }

    private func advance(letter byte: UInt8) -> Double {
        if isMonospaced { return GlyphAdvances.monospacedAdvance * size * widthFactor }
        let isZeroLike = hasMonospacedDigits && byte >= 48 && byte <= 57
        return em(at: isZeroLike ? 16 : Int(byte) - 32) / 100_000 * size * widthFactor + tracking
    }

    /// The width at a place in the tables, in their unit, between weights and optical sizes.
    private func em(at index: Int) -> Double {
        let small = Double(smallLower[index]) * (1 - weightShare) + Double(smallUpper[index]) * weightShare
        guard opticalSize > 0 else { return small }
        let large = Double(largeLower[index]) * (1 - weightShare) + Double(largeUpper[index]) * weightShare
        return small * (1 - opticalSize) + large * opticalSize
    }

    /// Any character, without kerning.
    func advance(_ character: Character) -> Double {
        if let byte = character.asciiValue { return advance(ascii: byte) }
        return advance(GlyphWidth(character))
    }

    /// The mark for text that was cut.
    var ellipsis: Double { advance(GlyphAdvances.ellipsisWidth) }

    /// Told apart once, since every run needs it and hardly any shows it.
    private static let ellipsisWidth = GlyphWidth("\u{2026}")

    private func advance(_ width: GlyphWidth) -> Double {
        switch width {
        case .zero: return 0
        case .like(let byte): return advance(ascii: byte)
        case .em(let width):
            if isMonospaced && width < 0.8 && width > 0.3 { return advance(ascii: 48) }
            return width * size * widthFactor + tracking
        case .fullWidth(let width): return width * size
        }
    }

    /// How much closer `right` stands to `left` than their advances say.
    func kerning(_ left: UInt8, _ right: UInt8) -> Double {
        if isMonospaced || smallCaps != nil { return 0 }
        let digits = hasMonospacedDigits ? 0 : digitKerning
        return FontKerning.pair(left, right, opticalSize: opticalSize, digits: digits, capitals: capitalKerning)
            * size * widthFactor
    }

    /// The share of the display cut: straight lines between measured sizes.
    static func opticalSize(at size: Double) -> Double {
        switch size {
        case ..<17: 0
        case ..<19: (size - 17) / 2 / 11
        case ..<24: 1 / 11.0 + (size - 19) / 5 * (8 / 11.0)
        case ..<28: 9 / 11.0 + (size - 24) / 4 * (2 / 11.0)
        default: 1
        }
    }

    /// The place of a weight between its two masters.
    private static func share(of weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight: 0
        case .thin: 0.21623
        case .light: 0.65945
        case .regular: 0
        case .medium: 0.18335
        case .semibold: 0.31665
        case .bold: 0.5
        case .heavy: 0.766665
        case .black: 1
        }
    }
}
