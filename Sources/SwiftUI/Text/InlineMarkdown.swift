import Foundation

/// The inline part of Markdown that texts may hold: strong, emphasis, code, strikethrough and links.
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

    private let input: [LocalizedStringKey.Piece]
    private var output: [StyledPiece] = []
    private static let depthLimit = 16

    private init(_ input: [LocalizedStringKey.Piece]) {
        self.input = input
    }

    /// The pieces without marks, each with its style.
    static func parse(_ pieces: [LocalizedStringKey.Piece]) -> [StyledPiece] {
        let hasMark = pieces.contains {
            if case .character(let character) = $0 { character.asciiValue.map(isMark) == true } else { false }
        }
        guard hasMark else { return pieces.map { ($0, Style()) } }
        var parser = InlineMarkdown(pieces)
        parser.parse(pieces.indices, Style(), depth: 0)
        return parser.output
    }

    /// Whether a byte of `text` is a character that marks begin with; also true where that is part of a larger one.
    static func mayHoldMarks(_ text: String) -> Bool { text.utf8.contains(where: isMark) }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    private mutating func parse(_ range: Range<Int>, _ style: Style, depth: Int) {
        var index = range.lowerBound
        while index < range.upperBound {
            if depth < Self.depthLimit, let end = parseMark(at: index, in: range, style, depth: depth) {
                index = end
            } else {
                output.append((input[index], style))
                index += 1
            }
        }
    }

    /// Parses what a mark at `index` opens and tells where it ends; nil where the character stands for itself.
    private mutating func parseMark(at index: Int, in range: Range<Int>, _ style: Style, depth: Int) -> Int? {
        guard let character = character(index) else { return nil }
        switch character {
        case "\\":
            guard index + 1 < range.upperBound, let next = self.character(index + 1),
                next.isPunctuation || next.isSymbol
            else { return nil }
            output.append((input[index + 1], style))
            return index + 2
        case "`":
            guard let end = find("`", from: index + 1, in: range) else { return nil }
            var inner = style
            inner.isCode = true
            for position in index + 1..<end { output.append((input[position], inner)) }
            return end + 1
        case "*", "_":
            if isRun(character, 2, at: index), let end = closing(character, 2, from: index + 2, in: range) {
                var inner = style
                inner.isStrong = true
                parse(index + 2..<end, inner, depth: depth + 1)
                return end + 2
            }
            guard let end = closing(character, 1, from: index + 1, in: range) else { return nil }
            if character == "_", isWord(index - 1) || isWord(end + 1) { return nil }
            var inner = style
            inner.isEmphasized = true
            parse(index + 1..<end, inner, depth: depth + 1)
            return end + 1
        case "~":
            guard isRun("~", 2, at: index), let end = closing("~", 2, from: index + 2, in: range) else { return nil }
            var inner = style
            inner.isStruck = true
            parse(index + 2..<end, inner, depth: depth + 1)
            return end + 2
        case "[":
            return parseLink(at: index, in: range, style, depth: depth)
        default:
            return nil
        }
    }

    private mutating func parseLink(at index: Int, in range: Range<Int>, _ style: Style, depth: Int) -> Int? {
        guard let middle = find("]", from: index + 1, in: range), character(middle + 1) == "(",
            let end = find(")", from: middle + 2, in: range)
        else { return nil }
        var inner = style
        inner.link = String((middle + 2..<end).compactMap { character($0) })
        parse(index + 1..<middle, inner, depth: depth + 1)
        return end + 1
    }

    private func character(_ index: Int) -> Character? {
        guard input.indices.contains(index), case .character(let character) = input[index] else { return nil }
        return character
    }

    private func isWord(_ index: Int) -> Bool { character(index).map { $0.isLetter || $0.isNumber } ?? false }

    private func isRun(_ mark: Character, _ length: Int, at index: Int) -> Bool {
        (0..<length).allSatisfy { character(index + $0) == mark }
    }

    private func find(_ mark: Character, from start: Int, in range: Range<Int>) -> Int? {
        guard start < range.upperBound else { return nil }
        return (start..<range.upperBound).first { character($0) == mark }
    }

    /// Where a run of marks closes what it opened: content lies between, and no blank before the mark.
    private func closing(_ mark: Character, _ length: Int, from start: Int, in range: Range<Int>) -> Int? {
        guard start < range.upperBound, character(start)?.isWhitespace != true else { return nil }
        var index = start + 1
        while index + length <= range.upperBound {
            if isRun(mark, length, at: index), character(index - 1)?.isWhitespace != true {
                // A longer run belongs to an inner mark.
                if length == 1, isRun(mark, 2, at: index) {
                    index += 2
                    continue
                }
                return index
            }
            index += 1
        }
        return nil
    }
}
