/// A translation as it stands in a table.
indirect enum LocalizedEntry: Hashable, Sendable {
    /// Words, with format specifiers in place of values.
    case words(String)
    /// Words for each plural form of a value.
    case plural([PluralForm: LocalizedEntry])
    /// Words for each kind of device; `other` is for those without their own.
    case device([String: LocalizedEntry])
    /// Words in which `%#@name@` stands for words that depend on one of the values.
    case composed(LocalizedEntry, [String: Substitution])

    /// Words that depend on one value.
    struct Substitution: Hashable, Sendable {
        /// The value's number from 1; nil where the order in the words tells it.
        var argument: Int?
        /// How the value is written, such as `lld`.
        var specifier: String
        var entry: LocalizedEntry
    }
}

extension LocalizedEntry {
    /// The deepest nesting that is followed.
    private static let depthLimit = 8

    /// The words for given values, with every remaining specifier a plain one.
    ///
    /// - Parameter numbers: the values in their order; nil for those that are no numbers.
    func words(rules: PluralRules, numbers: [PluralOperands?], argument: Int? = nil, depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        switch self {
        case .words(let words):
            return words
        case .plural(let forms):
            let number =
                argument.map { numbers.indices.contains($0 - 1) ? numbers[$0 - 1] : nil }
                ?? numbers.compactMap { $0 }.first
            let form = number.map(rules.form) ?? .other
            // Tables may name the number 0 apart where the language does not.
            let isZero = number?.n == 0
            let entry = (isZero ? forms[.zero] : nil) ?? forms[form] ?? forms[.other] ?? forms.values.first
            return entry?.words(rules: rules, numbers: numbers, argument: argument, depth: depth + 1)
        case .device(let devices):
            let entry = devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value
            return entry?.words(rules: rules, numbers: numbers, argument: argument, depth: depth + 1)
        case .composed(let entry, let substitutions):
            let words = entry.words(rules: rules, numbers: numbers, argument: argument, depth: depth + 1)
            return words.map { compose($0, substitutions, rules, numbers, depth) }
        }
    }

    private func compose(
        _ words: String,
        _ substitutions: [String: Substitution],
        _ rules: PluralRules,
        _ numbers: [PluralOperands?],
        _ depth: Int
    ) -> String {
        var result = ""
        var rest = Substring(words)
        var order = 0
        while let start = rest.range(of: "%") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            if rest.first == "%" {
                result += "%%"
                rest.removeFirst()
                continue
            }
            order += 1
            guard let mark = Mark(rest), let substitution = substitutions[mark.name] else {
                result += "%"
                continue
            }
            rest = rest[mark.end...]
            let number = substitution.argument ?? mark.position ?? order
            let inner =
                substitution.entry.words(rules: rules, numbers: numbers, argument: number, depth: depth + 1) ?? ""
            let nested = inner.contains("%#@") ? compose(inner, substitutions, rules, numbers, depth + 1) : inner
            guard depth + 1 < Self.depthLimit else { continue }
            result += nested.withArguments(number, specifier: substitution.specifier)
        }
        return result + rest
    }

    /// `#@name@` or `2$#@name@` after a per cent sign.
    private struct Mark {
        let name: String
        let position: Int?
        let end: Substring.Index

        init?(_ text: Substring) {
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            var rest = text[digits.endIndex...]
            position = rest.first == "$" ? Int(digits) : nil
            if position != nil { rest.removeFirst() }
            guard rest.hasPrefix("#@") else { return nil }
            rest = rest.dropFirst(2)
            guard let close = rest.firstIndex(of: "@") else { return nil }
            name = String(rest[..<close])
            end = rest.index(after: close)
        }
    }
}

extension String {
    /// The words with `%arg`, and the specifier itself, pointing at a value by its number.
    fileprivate func withArguments(_ number: Int, specifier: String) -> String {
        replacing("%arg", with: "%\(number)$\(specifier)")
            .replacing("%\(specifier)", with: "%\(number)$\(specifier)")
    }
}
