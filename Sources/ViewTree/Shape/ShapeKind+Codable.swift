extension ShapeKind: Codable {
    private enum Kind: String, Codable {
        case rectangle, roundedRectangle, unevenRoundedRectangle, circle, ellipse, capsule, containerRelative, path
        case trimmed, rotated, offset, scaled
    }

    private enum Key: String, CodingKey {
        case kind, cornerSize, radii, style, path, size, base, from, to, degrees, anchor, x, y
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .rectangle: self = .rectangle
        case .circle: self = .circle
        case .ellipse: self = .ellipse
        case .containerRelative: self = .containerRelative
        case .capsule:
            self = .capsule(style: try container.decode(CornerStyle.self, forKey: .style))
        case .roundedRectangle:
            self = .roundedRectangle(
                cornerSize: try container.decode(Size.self, forKey: .cornerSize),
                style: try container.decode(CornerStyle.self, forKey: .style)
            )
        case .unevenRoundedRectangle:
            self = .unevenRoundedRectangle(
                try container.decode(CornerRadii.self, forKey: .radii),
                style: try container.decode(CornerStyle.self, forKey: .style)
            )
        case .path:
            self = .path(
                try container.decode(Path.self, forKey: .path),
                size: try container.decode(Size.self, forKey: .size)
            )
        case .trimmed:
            self = .trimmed(
                try container.decode(ShapeKind.self, forKey: .base),
                from: try container.decode(Double.self, forKey: .from),
                to: try container.decode(Double.self, forKey: .to)
            )
        case .rotated:
            self = .rotated(
                try container.decode(ShapeKind.self, forKey: .base),
                degrees: try container.decode(Double.self, forKey: .degrees),
                anchor: try container.decode(UnitPoint.self, forKey: .anchor)
            )
        case .offset:
            self = .offset(
                try container.decode(ShapeKind.self, forKey: .base),
                x: try container.decode(Double.self, forKey: .x),
                y: try container.decode(Double.self, forKey: .y)
            )
        case .scaled:
            self = .scaled(
                try container.decode(ShapeKind.self, forKey: .base),
                x: try container.decode(Double.self, forKey: .x),
                y: try container.decode(Double.self, forKey: .y),
                anchor: try container.decode(UnitPoint.self, forKey: .anchor)
            )
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(kind, forKey: .kind)
        switch self {
        case .rectangle, .circle, .ellipse, .containerRelative: break
        case .capsule(let style): try container.encode(style, forKey: .style)
        case .roundedRectangle(let size, let style):
            try container.encode(size, forKey: .cornerSize)
            try container.encode(style, forKey: .style)
        case .unevenRoundedRectangle(let radii, let style):
            try container.encode(radii, forKey: .radii)
            try container.encode(style, forKey: .style)
        case .path(let path, let size):
            try container.encode(path, forKey: .path)
            try container.encode(size, forKey: .size)
        case .trimmed(let base, let from, let to):
            try container.encode(base, forKey: .base)
            try container.encode(from, forKey: .from)
            try container.encode(to, forKey: .to)
        case .rotated(let base, let degrees, let anchor):
            try container.encode(base, forKey: .base)
            try container.encode(degrees, forKey: .degrees)
            try container.encode(anchor, forKey: .anchor)
        case .offset(let base, let x, let y):
            try container.encode(base, forKey: .base)
            try container.encode(x, forKey: .x)
            try container.encode(y, forKey: .y)
        case .scaled(let base, let x, let y, let anchor):
            try container.encode(base, forKey: .base)
            try container.encode(x, forKey: .x)
            try container.encode(y, forKey: .y)
            try container.encode(anchor, forKey: .anchor)
        }
    }

    private var kind: Kind {
        switch self {
        case .rectangle: .rectangle
        case .roundedRectangle: .roundedRectangle
        case .unevenRoundedRectangle: .unevenRoundedRectangle
        case .circle: .circle
        case .ellipse: .ellipse
        case .capsule: .capsule
        case .containerRelative: .containerRelative
        case .path: .path
        case .trimmed: .trimmed
        case .rotated: .rotated
        case .offset: .offset
        case .scaled: .scaled
        }
    }
}
