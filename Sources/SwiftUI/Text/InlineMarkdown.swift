import Foundation

/// The inline part of Markdown that texts may hold: strong, emphasis, code, strikethrough, links and entities.
///
/// Marks open and close as CommonMark 0.31 has it (section 6), with strikethrough and bare addresses as GitHub adds them.
struct InlineMarkdown {
    /// How a part of a text is set off.
    struct Style: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isStruck = false
        var isCode = false
        var link: String?
    }

    /// A piece and its style.
    typealias StyledPiece = (piece: LocalizedStringKey.Piece, style: Style)

    let input: [LocalizedStringKey.Piece]
    var tokens: [Token] = []
    static let depthLimit = 16

    /// What a text is made of before marks are matched.
    enum Token {
        case piece(LocalizedStringKey.Piece, Style)
        /// `count` marks that may open or close; those that do neither stand for themselves.
        case marks(Character, count: Int, canOpen: Bool, canClose: Bool, Style)
    }

    private init(_ input: [LocalizedStringKey.Piece]) {
        self.input = input
    }

    /// The pieces without marks, each with its style.
    static func parse(_ pieces: [LocalizedStringKey.Piece]) -> [StyledPiece] {
        guard pieces.contains(where: \.mayBeMark) else { return pieces.map { ($0, Style()) } }
        var parser = InlineMarkdown(pieces)
        parser.scan(pieces.indices, Style(), depth: 0)
        return parser.tokens.compactMap { token in
            if case .piece(let piece, let style) = token { (piece, style) } else { nil }
        }
    }

    /// Whether a byte of `text` is a character that marks begin with; also true where that is part of a larger one.
    static func mayHoldMarks(_ text: String) -> Bool { text.utf8.contains(where: isMark) }

    /// Whether a character could be the beginning of something that Markdown sets off.
    fileprivate static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    // MARK: Scanning

    /// Adds the tokens of a range and matches the marks among them.
    private mutating func scan(_ range: Range<Int>, _ style: Style, depth: Int) {
        let first = tokens.count
        var index = range.lowerBound
        while index < range.upperBound {
            if let end = scanMark(at: index, in: range, style, depth: depth) {
                index = end
            } else {
                tokens.append(.piece(input[index], style))
                index += 1
            }
        }
        matchMarks(from: first)
        // Marks without a partner stand for themselves.
        let matched = tokens[first...].flatMap { token -> [Token] in
            guard case .marks(let mark, let count, _, _, let style) = token else { return [token] }
            return Array(repeating: .piece(.character(mark), style), count: count)
        }
        tokens.replaceSubrange(first..., with: matched)
    }

    /// Adds what a mark at `index` makes and tells where it ends; nil where the character stands for itself.
    private mutating func scanMark(at index: Int, in range: Range<Int>, _ style: Style, depth: Int) -> Int? {
        guard let character = character(index) else { return nil }
        switch character {
        case "\\":
            guard index + 1 < range.upperBound, let next = self.character(index + 1), next.isMarkdownPunctuation else {
                return nil
            }
            tokens.append(.piece(input[index + 1], style))
            return index + 2
        case "`": return scanCode(at: index, in: range, style)
        case "*", "_", "~": return scanMarks(character, at: index, in: range, style)
        case "[": return depth < Self.depthLimit ? scanLink(at: index, in: range, style, depth: depth) : nil
        case "<": return scanBracketedAddress(at: index, in: range, style)
        case "&": return scanEntity(at: index, in: range, style)
        case "h": return scanBareAddress(at: index, in: range, style)
        default: return nil
        }
    }

    private mutating func scanCode(at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
        let length = runLength("`", at: index, in: range)
        var end = index + length
        while end < range.upperBound {
            guard character(end) == "`" else {
                end += 1
                continue
            }
            let closing = runLength("`", at: end, in: range)
            if closing == length { break }
            end += closing
        }
        guard end < range.upperBound else {
            for position in index..<index + length { tokens.append(.piece(input[position], style)) }
            return index + length
        }
        var content = index + length..<end
        // One blank on both sides lets code begin with a mark.
        if content.count > 2, character(content.lowerBound) == " ", character(content.upperBound - 1) == " ",
            content.contains(where: { character($0) != " " })
        {
            content = content.lowerBound + 1..<content.upperBound - 1
        }
        var inner = style
        inner.isCode = true
        for position in content { tokens.append(.piece(input[position], inner)) }
        return end + length
    }

    private mutating func scanMarks(_ mark: Character, at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
        let count = runLength(mark, at: index, in: range)
        let end = index + count
        guard mark != "~" || count <= 2 else {
            for position in index..<end { tokens.append(.piece(input[position], style)) }
            return end
        }
        let before = index > range.lowerBound ? input[index - 1] : nil
        let after = end < range.upperBound ? input[end] : nil
        let opens = after.isWord || after.isPunctuation && !before.isWord
        let closes = before.isWord || before.isPunctuation && !after.isWord
        let isUnderscore = mark == "_"
        tokens.append(
            .marks(
                mark,
                count: count,
                canOpen: opens && (!isUnderscore || !closes || before.isPunctuation),
                canClose: closes && (!isUnderscore || !opens || after.isPunctuation),
                style
            )
        )
        return end
    }

    private mutating func scanLink(at index: Int, in range: Range<Int>, _ style: Style, depth: Int) -> Int? {
        guard style.link == nil, let middle = closing("[", "]", from: index + 1, in: range),
            middle + 1 < range.upperBound, character(middle + 1) == "(",
            let end = closing("(", ")", from: middle + 2, in: range)
        else { return nil }
        var destination = String((middle + 2..<end).compactMap { character($0) })
        // A title behind the destination has no place in a text.
        if let blank = destination.firstIndex(where: \.isWhitespace) { destination = String(destination[..<blank]) }
        if destination.hasPrefix("<"), destination.hasSuffix(">") {
            destination = String(destination.dropFirst().dropLast())
        }
        var inner = style
        inner.link = destination
        scan(index + 1..<middle, inner, depth: depth + 1)
        return end + 1
    }

    // MARK: Characters

    func character(_ index: Int) -> Character? {
        guard input.indices.contains(index), case .character(let character) = input[index] else { return nil }
        return character
    }

    func runLength(_ mark: Character, at index: Int, in range: Range<Int>) -> Int {
        var end = index
        while end < range.upperBound, character(end) == mark { end += 1 }
        return end - index
    }

    /// The mark that closes what was opened before `start`; those in between may nest.
    private func closing(_ open: Character, _ close: Character, from start: Int, in range: Range<Int>) -> Int? {
        var depth = 0
        var index = start
        while index < range.upperBound {
            switch character(index) {
            case "\\": index += 1
            case open: depth += 1
            case close where depth == 0: return index
            case close: depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }
}

extension LocalizedStringKey.Piece {
    /// Whether the piece could be the beginning of something that Markdown sets off.
    fileprivate var mayBeMark: Bool {
        guard case .character(let character) = self else { return false }
        return character.asciiValue.map(InlineMarkdown.isMark) == true
    }
}

extension LocalizedStringKey.Piece? {
    fileprivate var isPunctuation: Bool {
        if case .character(let character)? = self { character.isPunctuation || character.isSymbol } else { false }
    }

    /// Neither a blank, the end of the text nor punctuation; values count as words.
    fileprivate var isWord: Bool {
        switch self {
        case .character(let character)?: !character.isWhitespace && !character.isPunctuation && !character.isSymbol
        case .argument?: true
        case nil: false
        }
    }
}

extension Character {
    /// Whether a backslash takes the character's meaning away (CommonMark 0.31, section 2.4).
    fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
