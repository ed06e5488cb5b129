extension InlineMarkdown {
    /// An address in angle brackets, such as `<https://example.org>`.
    mutating func scanBracketedAddress(at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
        guard let end = (index + 1..<range.upperBound).first(where: { character($0) == ">" }) else { return nil }
        let words = (index + 1..<end).compactMap { character($0) }
        guard words.count == end - index - 1, !words.contains(where: \.isWhitespace) else { return nil }
        let address = String(words)
        if address.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]{1,31}:/) != nil {
            add(index + 1..<end, link: address, style)
        } else if address.wholeMatch(of: /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/) != nil {
            add(index + 1..<end, link: "mailto:" + address, style)
        } else {
            return nil
        }
        return end + 1
    }

    /// An address without brackets: `http://` or `https://` at the start of a word, up to a blank; marks that end a
    /// sentence are not part of it.
    mutating func scanBareAddress(at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
        guard style.link == nil, index == range.lowerBound || character(index - 1).map({ $0.isLetter }) != true,
            let scheme = ["https://", "http://"].first(where: { starts(with: $0, at: index, in: range) })
        else { return nil }
        var end = index
        while end < range.upperBound, let next = character(end), !next.isWhitespace, next != "<" { end += 1 }
        while end > index, let last = character(end - 1), "?!.,:*_~'\")".contains(last) {
            if last == ")", (index..<end).contains(where: { character($0) == "(" }) { break }
            end -= 1
        }
        guard end - index > scheme.count else { return nil }
        add(index..<end, link: String((index..<end).compactMap { character($0) }), style)
        return end
    }

    /// A character by its name or number, such as `&amp;` and `&#8212;`.
    mutating func scanEntity(at index: Int, in range: Range<Int>, _ style: Style) -> Int? {
        let last = min(index + 10, range.upperBound)
        guard let end = (index + 1..<max(last, index + 1)).first(where: { character($0) == ";" }) else { return nil }
        let name = String((index + 1..<end).compactMap { character($0) })
        guard let character = Self.entities[name] ?? Self.numbered(name) else { return nil }
        tokens.append(.piece(.character(character), style))
        return end + 1
    }

    private mutating func add(_ range: Range<Int>, link: String, _ style: Style) {
        var inner = style
        inner.link = link
        for position in range { tokens.append(.piece(input[position], inner)) }
    }

    private func starts(with prefix: String, at index: Int, in range: Range<Int>) -> Bool {
        index + prefix.count <= range.upperBound
            && prefix.enumerated().allSatisfy { character(index + $0.offset) == $0.element }
    }

    private static func numbered(_ name: String) -> Character? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, value > 0 else { return nil }
        return Unicode.Scalar(value).map(Character.init)
    }

    /// The names that texts use; hundreds more stand as they are written.
    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "deg": "°", "times": "×", "middot": "·",
        "bull": "•", "euro": "€", "pound": "£", "yen": "¥", "rarr": "→", "larr": "←",
    ]
}
