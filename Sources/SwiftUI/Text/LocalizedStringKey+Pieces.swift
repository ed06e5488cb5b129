import AppIntents
import Foundation

extension LocalizedStringKey {
    /// A part of a text: characters that stand as they are, or a value.
    enum Piece {
        case character(Character)
        case argument(Int)
    }

    /// The words of a key in a language: those that a table of `bundle`, the executable's where nil, holds, or the key.
    ///
    /// A key that the table which the author names does not have is noted.
    func format(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
        let tables = LocalizedTables.of(bundle)
        if table == nil, tables.isEmpty { return key }
        let found = tables.format(
            of: key,
            table: table,
            locale: environment.inherited.locale,
            numbers: arguments.map(\.operands)
        )
        if let table, found == nil {
            environment.readLog?.note(
                "the table \"\(table)\" has no text \"\(key)\" in the language; the key stands in for it"
            )
        }
        return found ?? key
    }

    /// A format taken apart.
    func pieces(of words: String) -> [Piece] {
        var format = Substring(words)
        // A key that is not an interpolation may hold any per cent sign.
        guard !arguments.isEmpty || format.contains("%%") else { return format.map { .character($0) } }
        var pieces: [Piece] = []
        var next = 0
        while let character = format.popFirst() {
            guard character == "%" else {
                pieces.append(.character(character))
                continue
            }
            if format.first == "%" {
                format.removeFirst()
                pieces.append(.character("%"))
                continue
            }
            guard let end = format.firstIndex(where: { $0.isLetter && !"lhqz".contains($0) || $0 == "@" }) else {
                pieces.append(.character("%"))
                continue
            }
            let specifier = format[..<end]
            format = format[format.index(after: end)...]
            let position = specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }
            let index = position.map { $0 - 1 } ?? next
            if position == nil { next += 1 }
            if arguments.indices.contains(index) { pieces.append(.argument(index)) }
        }
        return pieces
    }
}

extension LocalizedStringKey {
    /// Whether a format has no values, marks and per cent signs, so that it need not be taken apart.
    func isPlain(_ words: String) -> Bool {
        arguments.isEmpty && !InlineMarkdown.mayHoldMarks(words) && !words.utf8.contains(UInt8(ascii: "%"))
    }
}

extension LocalizedStringKey.Argument {
    /// The value as plural rules see it; nil for words.
    var operands: PluralOperands? {
        switch self {
        case .text, .string, .formatted: nil
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(Int64(clamping: value))
        case .number(let value, _): PluralOperands(value)
        }
    }

    /// The words of a value that has no style of its own; nil for a text.
    func words(in environment: EnvironmentValues) -> String? {
        switch self {
        case .text: nil
        case .string(let string): string
        case .integer(let value): Self.grouped(value, environment.inherited.locale)
        case .unsigned(let value): Self.grouped(value, environment.inherited.locale)
        case .number(_, let words): words
        case .formatted(let words): words(environment)
        }
    }

    /// Languages whose short numbers need no formatter, which is slow to make.
    private static let latinDigits: Set<String> = [
        "en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "fi", "ja", "zh", "ko",
    ]

    private static func grouped<Value: FixedWidthInteger & Sendable>(_ value: Value, _ locale: Locale) -> String {
        let isShort = value.magnitude < 1000
        if isShort, value >= 0, let language = locale.language.languageCode?.identifier, latinDigits.contains(language)
        {
            return String(value)
        }
        return value.formatted(IntegerFormatStyle<Value>(locale: locale))
    }
}
