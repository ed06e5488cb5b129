/// The bidirectional classes of characters (UAX #9, table 4), those that behave alike here taken together.
enum BidiClass: UInt8 {
    case left, right, arabic
    case europeanNumber, arabicNumber
    case separator, terminator, commonSeparator
    case blank, neutral, paragraph

    /// Whether the character's own direction is from right to left.
    var isRightToLeft: Bool { self == .right || self == .arabic }

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x30...0x39, 0x6F0...0x6F9: self = .europeanNumber
        case 0x41...0x5A, 0x61...0x7A: self = .left
        case 0x2B, 0x2D, 0x2212: self = .separator
        case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x20A0...0x20CF, 0x2030...0x2034, 0x66A: self = .terminator
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
        case 0x0A...0x0D, 0x1C...0x1E, 0x85, 0x2029: self = .paragraph
        case 0x09, 0x20, 0x1F, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000: self = .blank
        case 0x200E: self = .left
        case 0x200F: self = .right
        case 0x61C: self = .arabic
        case 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x600...0x605: self = .arabicNumber
        case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10CFF, 0x1E800...0x1EC6F: self = .right
        case 0x606...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10D00...0x10FFF, 0x1EC70...0x1EFFF:
            self = .arabic
        default: self = scalar.properties.isAlphabetic ? .left : .neutral
        }
    }
}
