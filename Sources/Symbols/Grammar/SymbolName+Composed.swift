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
            let variants = variants(of: alias[...])
            names.formUnion(Self.variants(of: alias, fillable: glyph.parts.isFillable, variants))
        }
        for name in CharacterGlyphs.names {
            for shape in Enclosure.common { names.formUnion(["\(name).\(shape)", "\(name).\(shape).fill"]) }
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
            for shape in Enclosure.common { names += ["\(name).\(shape)", "\(name).\(shape).fill"] }
            if variants.contains(.slash) {
                names += ["\(name).slash.circle", "\(name).slash.circle.fill"]
            }
        }
        if variants.contains(.framed) {
            for shape in Enclosure.allCases { names += ["\(name).\(shape)", "\(name).\(shape).fill"] }
        }
        if variants.contains(.badge) {
            for badge in Badge.allCases {
                names.append("\(name).\(badge.rawValue)")
                if fillable { names += ["\(name).fill.\(badge.rawValue)", "\(name).\(badge.rawValue).fill"] }
            }
        }
        return names
    }
}
