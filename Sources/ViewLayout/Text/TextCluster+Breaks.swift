extension TextCluster {
    /// Marks the clusters after which lines may end (UAX #14, revision 53, with its rule numbers below).
    static func findBreaks(in clusters: inout [TextCluster]) {
        // What stands before the blanks that end at the cluster.
        var solid: Kind?
        for index in clusters.indices.dropLast() {
            let kind = clusters[index].kind
            let next = clusters[index + 1].kind
            if kind.isBlank {
                clusters[index].canBreakAfter = canBreakAfterBlank(kind, before: solid, next)
            } else {
                clusters[index].canBreakAfter = canBreak(between: kind, and: next, afterBreak: solid == nil)
            }
            // A hyphen behind a blank begins a word (LB20a).
            solid = kind.isBlank ? (kind == .space ? solid : nil) : kind == .newline ? nil : kind
            if kind == .space, next == .hyphen { solid = nil }
        }
    }

    private static func canBreakAfterBlank(_ blank: Kind, before solid: Kind?, _ next: Kind) -> Bool {
        if next.isBlank || next == .newline { return false }
        if blank == .zeroWidthSpace { return true }
        switch (solid, next) {
        // LB13: marks that close stay with what they close, as in French.
        case (_, .closing), (_, .wideClosing), (_, .exclamation), (_, .slash): return false
        // LB14, LB16, LB17
        case (.opening, _), (.closing, .nonstarter), (.wideClosing, .nonstarter): return false
        default: return true
        }
    }

    /// Whether a line may be broken between two neighbours, of which the first is no blank.
    private static func canBreak(between first: Kind, and second: Kind, afterBreak: Bool) -> Bool {
        switch (first, second) {
        case (_, .space), (_, .tab), (_, .zeroWidthSpace), (_, .newline), (.newline, _): false
        // LB11, LB12
        case (.glue, _), (_, .glue): false
        // LB13, LB14
        case (_, .closing), (_, .wideClosing), (_, .exclamation), (_, .infix), (_, .slash), (.opening, _): false
        // LB19, LB21, LB22
        case (.quote, _), (_, .quote), (_, .hyphen), (_, .dash), (_, .softHyphen), (_, .nonstarter),
            (_, .inseparable):
            false
        case (.softHyphen, _), (.dash, _), (.wideClosing, _): true
        // LB20a, LB25
        case (.hyphen, .digit): false
        case (.hyphen, _): !afterBreak
        case (.slash, .digit), (.slash, .prefix), (.slash, .postfix): false
        case (.slash, _): true
        case (.ideograph, .postfix), (.prefix, .ideograph): false
        case (.ideograph, _), (_, .ideograph): true
        case (.nonstarter, _): true
        case (.complex, .complexStart): true
        case (.closing, .opening), (.exclamation, _): true
        default: false
        }
    }

    /// The kind of a character outside ASCII, or of any that stands alone.
    static func kind(of character: Character) -> Kind {
        if let byte = character.asciiValue { return kind(ofASCII: byte) }
        if character.isNewline { return .newline }
        guard let scalar = character.unicodeScalars.first?.value else { return .letter }
        switch scalar {
        case 0x23, 0x2A, 0x30...0x39: return GlyphWidth.isEmoji(character) ? .ideograph : kind(ofASCII: UInt8(scalar))
        case 0...0x7F: return kind(ofASCII: UInt8(scalar))
        case 0xA0, 0x202F, 0x2007, 0x2060, 0x2011, 0xFEFF, 0x180E: return .glue
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return .space
        case 0x200B: return .zeroWidthSpace
        case 0xAD: return .softHyphen
        case 0x2010, 0x2012, 0x2013, 0x2014, 0x2E3A, 0x2E3B, 0x058A: return .dash
        case 0x2024...0x2026, 0x22EF: return .inseparable
        case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05, 0xFFE0: return .postfix
        case 0xA3, 0xA4, 0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212, 0x2213, 0xFF04, 0xFFE1, 0xFFE5: return .prefix
        case 0x0E40...0x0E44, 0x0EC0...0x0EC4: return .complexStart
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: return .complex
        case 0xAC00...0xD7A3: return .hangul
        case 0x0660...0x0669, 0x06F0...0x06F9, 0x0966...0x096F, 0x0E50...0x0E59: return .digit
        default: break
        }
        if closingMarks.contains(character) { return .closing }
        if wideClosingMarks.contains(character) { return .wideClosing }
        if openingMarks.contains(character) { return .opening }
        if nonstarters.contains(character) { return .nonstarter }
        return GlyphWidth.isIdeographic(scalar) || GlyphWidth.isEmoji(character) ? .ideograph : .letter
    }

    static func kind(ofASCII byte: UInt8) -> Kind {
        switch byte {
        case 0x20: .space
        case 0x09: .tab
        case 0x0A...0x0D: .newline
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closing
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        case UInt8(ascii: "|"): .dash
        default: .letter
        }
    }

    /// Marks that no line begins with.
    private static let closingMarks = Set("”’»›⟩⁆⁾")

    /// Marks that no line begins with, after which one may.
    private static let wideClosingMarks = Set("、。，．！？）］｝」』】〕〉》〗〙〛｠｣")

    /// Marks that no line ends with.
    private static let openingMarks = Set("（［｛「『【〔〈《〖〘〚｟｢“‘«‹‚„¿¡⟨⁅⁽")

    /// Characters inside of words that no line begins with, small kana among them.
    private static let nonstarters = Set(
        "・：；ー々〻゛゜ゝゞヽヾ〜゠‼⁇⁈⁉｡､･ｰﾞﾟぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ"
    )
}
