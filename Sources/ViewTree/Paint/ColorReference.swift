/// A colour that keeps its meaning until it is drawn, so that one tree serves every appearance.
package enum ColorReference: Hashable, Sendable {
    /// One of the system's palette, with a value per scheme and contrast.
    case system(SystemColor)
    /// A role such as the primary label.
    case semantic(SemanticColor)
    /// The same value in every scheme.
    case fixed(RGBA)
    /// Values of a colour set or of a colour that an author computes per scheme.
    case adaptive(light: RGBA, dark: RGBA)
}

/// The palette's names as authors write them.
package enum SystemColor: String, Hashable, Sendable, Codable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
}

/// Colours named by what they are for.
package enum SemanticColor: String, Hashable, Sendable, Codable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, opaqueSeparator
    case background, secondaryBackground, tertiaryBackground
    /// The accent colour where no tint is set.
    case accent
}

extension ColorReference: Codable {
    private enum Key: String, CodingKey { case system, semantic, fixed, light, dark }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let color = try container.decodeIfPresent(SystemColor.self, forKey: .system) {
            self = .system(color)
        } else if let color = try container.decodeIfPresent(SemanticColor.self, forKey: .semantic) {
            self = .semantic(color)
        } else if let color = try container.decodeIfPresent(RGBA.self, forKey: .fixed) {
            self = .fixed(color)
        } else {
            self = .adaptive(
                light: try container.decode(RGBA.self, forKey: .light),
                dark: try container.decode(RGBA.self, forKey: .dark)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .system(let color): try container.encode(color, forKey: .system)
        case .semantic(let color): try container.encode(color, forKey: .semantic)
        case .fixed(let color): try container.encode(color, forKey: .fixed)
        case .adaptive(let light, let dark):
            try container.encode(light, forKey: .light)
            try container.encode(dark, forKey: .dark)
        }
    }
}
