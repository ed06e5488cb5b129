/// A view whose drawn colours are changed, or mixed with what lies behind.
package struct LayerEffectNode: Hashable, Sendable, Codable {
    package var effect: LayerEffect
    package var child: ViewNode

    package init(effect: LayerEffect, child: ViewNode) {
        self.effect = effect
        self.child = child
    }
}

/// What is done to the pixels of a view.
package enum LayerEffect: Hashable, Sendable {
    /// Each colour, as red, green, blue, alpha (not premultiplied) and 1, times four rows of five values.
    case matrix([Double])
    /// Each colour times that of a paint.
    case multiply(Paint)
    /// Mixed with what lies behind.
    case blend(LayerBlend)
    /// Drawn by itself first, so that what is blended inside does not see what lies behind.
    case isolate
}

/// How a view is mixed with what lies behind it: the modes of CSS (Compositing and Blending Level 1), by their names.
package enum LayerBlend: String, Hashable, Sendable, Codable {
    case multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case hardLight = "hard-light"
    case softLight = "soft-light"
    case plusLighter = "plus-lighter"
}

extension LayerEffect: Codable {
    private enum Key: String, CodingKey { case matrix, multiply, blend, isolate }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let matrix = try container.decodeIfPresent([Double].self, forKey: .matrix) {
            guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .matrix,
                    in: container,
                    debugDescription: "a colour matrix has 20 finite values"
                )
            }
            self = .matrix(matrix)
        } else if let paint = try container.decodeIfPresent(Paint.self, forKey: .multiply) {
            self = .multiply(paint)
        } else if let mode = try container.decodeIfPresent(LayerBlend.self, forKey: .blend) {
            self = .blend(mode)
        } else {
            self = .isolate
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .matrix(let values): try container.encode(values, forKey: .matrix)
        case .multiply(let paint): try container.encode(paint, forKey: .multiply)
        case .blend(let mode): try container.encode(mode, forKey: .blend)
        case .isolate: try container.encode(true, forKey: .isolate)
        }
    }
}
