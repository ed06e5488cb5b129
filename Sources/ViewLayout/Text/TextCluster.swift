/// One user-perceived character of a paragraph, or a symbol on the line.
struct TextCluster {
    /// The index of its run.
    var run: Int
    /// Its place in the run's UTF-8.
    var start: Int
    var length: Int
    /// In points, with tracking and kerning.
    var advance: Double
    var kind: Kind
    /// Whether a line may end after it.
    var canBreakAfter = false

    /// What line breaking tells apart (a selection of the classes of UAX #14).
    enum Kind: UInt8 {
        case letter, digit, hyphen, dash, glue
        case ideograph, opening, closing
        case space, zeroWidthSpace, newline
    }

    /// Whether a line may be broken between two neighbours.
    static func canBreak(between first: Kind, and second: Kind) -> Bool {
        switch (first, second) {
        case (_, .space), (_, .newline), (_, .zeroWidthSpace): false
        case (.space, _), (.zeroWidthSpace, _): true
        case (.glue, _), (_, .glue), (.opening, _), (_, .closing): false
        case (.hyphen, .letter), (.dash, _): true
        case (.ideograph, _), (_, .ideograph): second != .hyphen && second != .dash
        case (.closing, .opening): true
        default: false
        }
    }

    /// The kind of a character outside ASCII, or of any that stands alone.
    static func kind(of character: Character) -> Kind {
        if let byte = character.asciiValue { return kind(ofASCII: byte) }
        if character.isNewline { return .newline }
        guard let scalar = character.unicodeScalars.first?.value else { return .letter }
        switch scalar {
        case 0xA0, 0x202F, 0x2007, 0x2060, 0x2011: return .glue
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
        case 0x200B: return .zeroWidthSpace
        case 0xAD, 0x2010: return .hyphen
        case 0x2013, 0x2014: return .dash
        default: break
        }
        if closingMarks.contains(character) { return .closing }
        if openingMarks.contains(character) { return .opening }
        return GlyphWidth.isIdeographic(scalar) || GlyphWidth.isEmoji(character) ? .ideograph : .letter
    }

    static func kind(ofASCII byte: UInt8) -> Kind {
        switch byte {
        case 0x20, 0x09: .space
        case 0x0A...0x0D: .newline
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."),
            UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "%"):
            .closing
        default: .letter
        }
    }

    /// Marks that no line begins with.
    private static let closingMarks = Set("、。，．・：；？！）」』】〕〉》｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥”’»")

    /// Marks that no line ends with.
    private static let openingMarks = Set("（「『【〔〈《｛“‘«¿¡")
}
