/// One user-perceived character of a paragraph, or a picture on the line.
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

    /// What line breaking tells apart: the classes of UAX #14, those that behave alike taken together.
    enum Kind: UInt8 {
        /// AL, HL and whatever has no class of its own.
        case letter
        /// H2 and H3: syllables of a word that the system keeps together, as it does with letters.
        case hangul
        /// SA; words are not parted by blanks.
        case complex
        /// The vowels of Thai and Lao that a syllable begins with.
        case complexStart
        /// NU
        case digit
        /// HY
        case hyphen
        /// BA, and B2
        case dash
        /// The hyphen that only shows where a line ends with it.
        case softHyphen
        /// GL and WJ
        case glue
        /// ID and the emoji
        case ideograph
        /// OP, and initial quotation marks
        case opening
        /// CP, and final quotation marks, of which one is also the apostrophe
        case closing
        /// CL
        case wideClosing
        /// EX
        case exclamation
        /// IS
        case infix
        /// NS and CJ
        case nonstarter
        /// IN
        case inseparable
        /// SY
        case slash
        /// QU, where a mark may be the first or the last
        case quote
        /// PR
        case prefix
        /// PO
        case postfix
        case space, tab, zeroWidthSpace, newline

        /// Whether the kind shows nothing at the end of a line.
        var isBlank: Bool { self == .space || self == .tab || self == .zeroWidthSpace }
    }
}
