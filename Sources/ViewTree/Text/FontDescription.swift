/// A font that is resolved but for its outlines: what measuring and drawing need to agree on.
package struct FontDescription: Hashable, Sendable, Codable {
    /// In points.
    package var size: Double
    package var weight: FontWeight
    package var design: FontDesign
    package var width: FontWidth
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// Distance between lines beyond the font's natural line height, in points; text styles carry their own.
    package var leading: Double
    /// A custom family's name, asked for before the system's.
    package var family: String?
    /// Which letters are drawn as small capitals; none where nil.
    package var smallCaps: SmallCaps?

    package init(
        size: Double,
        weight: FontWeight = .regular,
        design: FontDesign = .standard,
        width: FontWidth = .standard,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        leading: Double = 0,
        family: String? = nil,
        smallCaps: SmallCaps? = nil
    ) {
        self.size = size
        self.weight = weight
        self.design = design
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
        self.family = family
        self.smallCaps = smallCaps
    }
}

/// The letters that are drawn as small capitals.
package enum SmallCaps: String, Hashable, Sendable, Codable, CaseIterable {
    case lowercase, uppercase, all
}

/// The nine weights of the system font.
package enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight on CSS's scale, 100...900 (CSS Fonts 4, section 2.2).
    package var cssValue: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}

/// The cuts of the system font.
package enum FontDesign: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, rounded, serif, monospaced
}

/// The widths of the system font.
package enum FontWidth: String, Hashable, Sendable, Codable, CaseIterable {
    case compressed, condensed, standard, expanded
}
