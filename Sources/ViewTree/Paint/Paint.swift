/// What fills a shape, a text run or a symbol; symbolic, resolved to colours when drawn.
package indirect enum Paint: Hashable, Sendable {
    case color(ColorReference)
    /// A paint seen through `opacity`, 0...1.
    case opacity(Paint, Double)
    /// A level of a style's hierarchy, 0 for primary to 4 for quinary, of `base` or, without one, of the label colours.
    case hierarchical(level: Int, base: Paint?)
    /// The gentle top-to-bottom gradient that `Color.gradient` stands for.
    case standardGradient(ColorReference)
    case gradient(Gradient)
    case material(Material)
    /// The translucent ground of accessory widgets.
    case accessoryBackground

    package static let label = Paint.hierarchical(level: 0, base: nil)
    package static let secondaryLabel = Paint.hierarchical(level: 1, base: nil)
    package static let accent = Paint.color(.semantic(.accent))
    package static let white = Paint.color(.fixed(.white))
    package static let black = Paint.color(.fixed(.black))
    package static let clear = Paint.color(.fixed(.clear))
}

/// The thickness of a blurred ground.
package enum Material: String, Hashable, Sendable, Codable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
}

extension Paint: Codable {
    private enum Kind: String, Codable {
        case color, opacity, hierarchical, standardGradient, gradient, material, accessoryBackground
    }

    private enum Key: String, CodingKey { case kind, color, opacity, base, level, gradient, material }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .color:
            self = .color(try container.decode(ColorReference.self, forKey: .color))
        case .opacity:
            self = .opacity(
                try container.decode(Paint.self, forKey: .base),
                try container.decode(Double.self, forKey: .opacity)
            )
        case .hierarchical:
            self = .hierarchical(
                level: try container.decode(Int.self, forKey: .level),
                base: try container.decodeIfPresent(Paint.self, forKey: .base)
            )
        case .standardGradient:
            self = .standardGradient(try container.decode(ColorReference.self, forKey: .color))
        case .gradient:
            self = .gradient(try container.decode(Gradient.self, forKey: .gradient))
        case .material:
            self = .material(try container.decode(Material.self, forKey: .material))
        case .accessoryBackground:
            self = .accessoryBackground
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .color(let color):
            try container.encode(Kind.color, forKey: .kind)
            try container.encode(color, forKey: .color)
        case .opacity(let base, let opacity):
            try container.encode(Kind.opacity, forKey: .kind)
            try container.encode(base, forKey: .base)
            try container.encode(opacity, forKey: .opacity)
        case .hierarchical(let level, let base):
            try container.encode(Kind.hierarchical, forKey: .kind)
            try container.encode(level, forKey: .level)
            try container.encodeIfPresent(base, forKey: .base)
        case .standardGradient(let color):
            try container.encode(Kind.standardGradient, forKey: .kind)
            try container.encode(color, forKey: .color)
        case .gradient(let gradient):
            try container.encode(Kind.gradient, forKey: .kind)
            try container.encode(gradient, forKey: .gradient)
        case .material(let material):
            try container.encode(Kind.material, forKey: .kind)
            try container.encode(material, forKey: .material)
        case .accessoryBackground:
            try container.encode(Kind.accessoryBackground, forKey: .kind)
        }
    }
}
