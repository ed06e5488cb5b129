internal import ViewTree

/// A symbol's name taken apart into a drawing and its variants.
indirect enum SymbolName: Sendable {
    case drawing([SymbolPart], filled: Bool)
    case slashed(SymbolName)
    case enclosed(SymbolName, in: Enclosure, filled: Bool)
    case badged(SymbolName, Badge)

    /// Nil where the name is not known.
    init?(_ name: String) {
        // Apple's longest name has fewer than 64 characters.
        guard name.utf8.count <= 96 else { return nil }
        self.init(name[...], filled: false)
    }

    private init?(_ name: Substring, filled: Bool) {
        if let known = Self.base(name, filled: filled) {
            self = known
            return
        }
        if let (stem, badge) = Badge.split(name) {
            guard let base = Self.glyph(stem, filled: filled, allowing: .badge) else { return nil }
            self = .badged(base, badge)
            return
        }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let stem = name[..<dot]
        switch name[name.index(after: dot)...] {
        case "fill" where !filled:
            self.init(stem, filled: true)
        case "slash":
            guard let base = Self.glyph(stem, filled: filled, allowing: .slash) else { return nil }
            self = .slashed(base)
        case let last:
            guard let shape = Enclosure(rawValue: String(last)), let content = Self.content(stem, in: shape) else {
                return nil
            }
            self = .enclosed(content, in: shape, filled: filled)
        }
    }

    /// A drawing as it stands in the tables.
    private static func base(_ name: Substring, filled: Bool) -> SymbolName? {
        let name = String(name)
        if let (parts, _) = SymbolFamily.glyphsByName[name], !filled || parts.isFillable {
            return .drawing(parts, filled: filled)
        }
        if filled, let (parts, _) = SymbolFamily.glyphsByName[name + ".fill"] {
            return .drawing(parts, filled: false)
        }
        if let target = SymbolAliases.targets[filled ? name + ".fill" : name] {
            return SymbolName(target[...], filled: false)
        }
        return SymbolAliases.targets[name].flatMap { filled ? SymbolName($0[...], filled: true) : nil }
    }

    /// A drawing whose family has the variant.
    private static func glyph(_ name: Substring, filled: Bool, allowing: SymbolFamily.Variants) -> SymbolName? {
        var stem = name
        var filled = filled
        if stem.hasSuffix(".fill") {
            stem = stem.dropLast(5)
            filled = true
        }
        guard variants(of: stem).contains(allowing) else { return nil }
        return base(stem, filled: filled)
    }

    static func variants(of name: Substring) -> SymbolFamily.Variants {
        let name = String(name)
        if let known = SymbolFamily.glyphsByName[name] { return known.variants }
        let target = SymbolAliases.targets[name].flatMap { SymbolFamily.glyphsByName[$0]?.variants } ?? []
        return target.intersection(.enclosed)
    }

    /// What an enclosure holds: a drawing, filled where it can be; a struck one; or a number or letter.
    private static func content(_ name: Substring, in shape: Enclosure) -> SymbolName? {
        let variant: SymbolFamily.Variants = shape.isCommon ? .enclosed : .framed
        if shape.isCommon, let characters = CharacterGlyphs.parts(for: name) {
            return .drawing(characters, filled: false)
        }
        let stem = name.hasSuffix(".slash") ? name.dropLast(6) : name
        guard let base = glyph(stem, filled: true, allowing: variant) ?? glyph(stem, filled: false, allowing: variant)
        else { return nil }
        if stem == name { return base }
        return variants(of: stem).contains(.slash) && shape == .circle ? .slashed(base) : nil
    }

    /// What the symbol draws, from the bottom up.
    func inks(pen: Pen) -> [Ink] {
        switch self {
        case .drawing(let parts, let filled): Ink.draw(parts, filled: filled)
        case .slashed(let base): Slash.strike(base.inks(pen: pen))
        case .enclosed(let content, let shape, let filled): shape.enclose(content.inks(pen: pen), filled: filled)
        case .badged(let base, let badge): badge.pin(to: base.inks(pen: pen))
        }
    }
}

extension [SymbolPart] {
    /// Whether the drawing has a contour to fill.
    var isFillable: Bool {
        contains { part in
            if case .closed = part.role { true } else { false }
        }
    }
}
