extension SymbolName {
    /// Every name that the tables and the grammar make.
    static func composed() -> Set<String> {
        var names: Set<String> = []
        for (name, glyph) in SymbolFamily.glyphsByName {
            names.formUnion(variants(of: name, fillable: glyph.parts.isFillable, glyph.variants))
        }
        for (alias, target) in SymbolAliases.targets {
            guard let glyph = SymbolFamily.glyphsByName[target] else {
                names.insert(alias)
                continue
            }
            names.formUnion(variants(of: alias, fillable: glyph.parts.isFillable, glyph.variants))
        }
        for name in CharacterGlyphs.names {
            for shape in ["circle", "square"] { names.formUnion(["\(name).\(shape)", "\(name).\(shape).fill"]) }
        }
        return names
    }

    private static func variants(
        of name: String,
        fillable: Bool,
        _ variants: SymbolFamily.Variants
    ) -> [String] {
        var names = [name]
        if fillable { names.append("\(name).fill") }
        if variants.contains(.slash) {
            names.append("\(name).slash")
            if fillable { names.append("\(name).slash.fill") }
        }
        if variants.contains(.enclosed) {
            for shape in ["circle", "square"] { names += ["\(name).\(shape)", "\(name).\(shape).fill"] }
            if variants.contains(.slash) { names += ["\(name).slash.circle", "\(name).slash.circle.fill"] }
        }
        if variants.contains(.badge) {
            for badge in Badge.allCases {
                names.append("\(name).\(badge.rawValue)")
                if fillable { names.append("\(name).fill.\(badge.rawValue)") }
            }
        }
        // A drawing of its own keeps its name where a variant would be called the same.
        return names.filter { $0 == name || SymbolName($0) != nil }
    }
}
