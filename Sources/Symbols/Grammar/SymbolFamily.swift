/// Glyphs that belong together and the variants that all of them have.
struct SymbolFamily: Sendable {
    var variants: Variants
    /// The drawings by name, in the order of the contact sheet.
    var glyphs: [(key: String, value: [SymbolPart])]

    init(
        variants: Variants = [],
        glyphs: KeyValuePairs<String, [SymbolPart]>,
        turned: [(key: String, value: [SymbolPart])] = []
    ) {
        self.variants = variants
        self.glyphs = glyphs.map { $0 } + turned
    }

    /// What the grammar makes of every glyph of a family, beside `.fill` where a drawing has a contour.
    struct Variants: OptionSet, Sendable {
        let rawValue: Int

        /// In a circle and a square, each outlined and filled.
        static let enclosed = Variants(rawValue: 1)
        /// Struck through.
        static let slash = Variants(rawValue: 2)
        /// With a badge at a corner.
        static let badge = Variants(rawValue: 4)
        /// In every other enclosure too.
        static let framed = Variants(rawValue: 8)
    }

    /// All families.
    static let all: [SymbolFamily] = [
        .shapes, .grids, .marks, .punctuation, .arrows, .circlingArrows, .status, .sky, .weather, .nature,
        .people, .health, .media, .travel, .devices, .office, .commerce, .time, .charts,
        .keys, .more, .home, .games,
    ]

    /// The drawing of each base name with the variants of its family.
    static let glyphsByName: [String: (parts: [SymbolPart], variants: Variants)] = Dictionary(
        all.flatMap { family in family.glyphs.map { ($0.key, ($0.value, family.variants)) } },
        uniquingKeysWith: { first, _ in first }
    )
}
