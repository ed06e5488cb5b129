/// How wide a character outside ASCII is; averages of what system fonts do, since widths are not measured there.
enum GlyphWidth {
    /// Takes no space.
    case zero
    /// As wide as a character of ASCII.
    case like(UInt8)
    /// In em of the font's own style.
    case em(Double)
    /// In em, from a font that knows no widths or tracking: ideographs and emoji.
    case fullWidth(Double)

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .zero
            return
        }
        if GlyphWidth.isEmoji(character) {
            self = .fullWidth(1.17)
        } else if scalar.isASCII {
            // A letter with combining marks.
            self = .like(UInt8(scalar.value))
        } else if let base = GlyphWidth.latinBase(scalar.value) {
            self = .like(base)
        } else {
            self = GlyphWidth.width(of: scalar)
        }
    }

    /// Whether a character shows as a picture.
    static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
        if first.properties.isEmojiPresentation { return true }
        return character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    }

    /// Whether lines break before and after the character as between ideographs.
    static func isIdeographic(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x303F, 0x3041...0x30FF, 0x3105...0x318E, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static let latin = Array(
        ("AAAAAAWCEEEEIIIIDNOOOOO+OUUUUYPsaaaaaawceeeeiiiidnooooo+ouuuuypy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiWwJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoWwRrRrRrSsSsSsSs"
            + "TtTtTtUuUuUuUuUuUuWwYyYZzZzZzl").utf8
    )

    private static let vietnamese = Array(
        (String(repeating: "Aa", count: 12) + String(repeating: "Ee", count: 8) + "IiIi"
            + String(repeating: "Oo", count: 12) + String(repeating: "Uu", count: 7) + "YyYyYyYy").utf8
    )

    /// The letter without its accents.
    private static func latinBase(_ scalar: UInt32) -> UInt8? {
        switch scalar {
        case 0xC0..<(0xC0 + UInt32(latin.count)): latin[Int(scalar - 0xC0)]
        case 0x1EA0..<(0x1EA0 + UInt32(vietnamese.count)): vietnamese[Int(scalar - 0x1EA0)]
        case 0x180...0x24F, 0x1E00...0x1E9F: scalar % 2 == 0 ? UInt8(ascii: "H") : UInt8(ascii: "n")
        case 0x250...0x2AF: UInt8(ascii: "n")
        default: nil
        }
    }

    private static func width(of scalar: UnicodeScalar) -> GlyphWidth {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF:
            .zero
        case 0xA0: .like(UInt8(ascii: " "))
        case 0xA1...0xBF: latinMark(scalar.value)
        case 0x2000...0x206F: punctuation(scalar.value)
        case 0x2070...0x209F: .em(0.42)
        case 0x20A0...0x20CF: .like(UInt8(ascii: "0"))
        case 0x2190...0x21FF, 0x27F0...0x27FF: .em(0.98)
        case 0x2200...0x22FF: .like(UInt8(ascii: "+"))
        case 0x2580...0x259F: .em(0.6)
        case 0x2100...0x2BFF: .em(0.9)
        default: letter(scalar)
        }
    }

    private static func letter(_ scalar: UnicodeScalar) -> GlyphWidth {
        let category = scalar.properties.generalCategory
        if category == .nonspacingMark || category == .enclosingMark || category == .format { return .zero }
        switch scalar.value {
        case 0x370...0x3FF, 0x1F00...0x1FFF: return .em(category == .uppercaseLetter ? 0.69 : 0.58)
        case 0x400...0x52F: return .em(category == .uppercaseLetter ? 0.71 : 0.585)
        case 0x530...0x58F: return .em(0.62)
        case 0x590...0x5FF: return .em(0.57)
        case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return .em(0.53)
        case 0x900...0xDFF: return .em(0.63)
        case 0xE00...0xEFF: return .em(0.6)
        case 0x1100...0x11FF, 0xAC00...0xD7A3: return .fullWidth(0.92)
        case 0xFF61...0xFFDC: return .fullWidth(0.5)
        case _ where isIdeographic(scalar.value): return .fullWidth(1)
        default: return .em(0.6)
        }
    }

    private static func latinMark(_ value: UInt32) -> GlyphWidth {
        switch value {
        case 0xA1: .like(UInt8(ascii: "!"))
        case 0xBF: .like(UInt8(ascii: "?"))
        case 0xA9, 0xAE: .em(0.87)
        case 0xAC, 0xB1: .like(UInt8(ascii: "+"))
        case 0xB7: .like(UInt8(ascii: "."))
        case 0xA6: .like(UInt8(ascii: "|"))
        case 0xAB, 0xBB: .em(0.5)
        case 0xB0, 0xB2, 0xB3, 0xB9, 0xAA, 0xBA: .em(0.42)
        case 0xBC...0xBE: .em(0.95)
        case 0xA8, 0xAF, 0xB4, 0xB8: .like(UInt8(ascii: "`"))
        default: .like(UInt8(ascii: "0"))
        }
    }

    private static func punctuation(_ value: UInt32) -> GlyphWidth {
        switch value {
        case 0x2000, 0x2002: .em(0.5)
        case 0x2001, 0x2003: .em(1)
        case 0x2004: .em(0.333)
        case 0x2005: .em(0.25)
        case 0x2006, 0x200A: .em(0.14)
        case 0x2007: .like(UInt8(ascii: "0"))
        case 0x2008: .like(UInt8(ascii: "."))
        case 0x2009, 0x202F: .em(0.18)
        case 0x205F: .em(0.22)
        case 0x2010, 0x2011: .like(UInt8(ascii: "-"))
        case 0x2012: .like(UInt8(ascii: "0"))
        case 0x2013: .em(0.6)
        case 0x2014, 0x2015: .em(1.02)
        case 0x2018, 0x2019, 0x201A, 0x201B: .like(UInt8(ascii: "'"))
        case 0x201C, 0x201D, 0x201E, 0x201F: .like(UInt8(ascii: "\""))
        case 0x2020, 0x2021: .em(0.52)
        case 0x2022: .em(0.47)
        case 0x2026: .em(0.87)
        case 0x2030: .em(1.25)
        case 0x2032: .em(0.28)
        case 0x2033: .em(0.45)
        case 0x2039, 0x203A: .em(0.32)
        case 0x2044: .em(0.2)
        default: .em(0.5)
        }
    }
}
