/// Colours that change over a distance, along a line, from a centre or around it.
package struct Gradient: Hashable, Sendable, Codable {
    package var stops: [Stop]
    package var form: Form

    package init(stops: [Stop], form: Form) {
        self.stops = stops
        self.form = form
    }

    /// A colour at a place, 0...1, along the gradient.
    package struct Stop: Hashable, Sendable, Codable {
        package var color: ColorReference
        /// Multiplies the colour's own opacity, 0...1.
        package var opacity: Double
        package var location: Double

        package init(color: ColorReference, opacity: Double = 1, location: Double) {
            self.color = color
            self.opacity = opacity
            self.location = location
        }
    }

    /// Where the gradient runs, in fractions of the painted rectangle; angles in degrees clockwise. Radii are points, but
    /// for an ellipse, where they are fractions of the rectangle's width and height.
    package enum Form: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
        case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
        case angular(center: UnitPoint, startDegrees: Double, endDegrees: Double)
    }
}

extension Gradient.Form: Codable {
    private enum Kind: String, Codable { case linear, radial, elliptical, angular }

    private enum Key: String, CodingKey { case kind, from, to, center, start, end }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let kind = try container.decode(Kind.self, forKey: .kind)
        if kind == .linear {
            self = .linear(
                from: try container.decode(UnitPoint.self, forKey: .from),
                to: try container.decode(UnitPoint.self, forKey: .to)
            )
            return
        }
        let center = try container.decode(UnitPoint.self, forKey: .center)
        let start = try container.decode(Double.self, forKey: .start)
        let end = try container.decode(Double.self, forKey: .end)
        switch kind {
        case .radial: self = .radial(center: center, startRadius: start, endRadius: end)
        case .elliptical: self = .elliptical(center: center, startRadius: start, endRadius: end)
        case .linear, .angular: self = .angular(center: center, startDegrees: start, endDegrees: end)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        func encodeAround(_ kind: Kind, _ center: UnitPoint, _ start: Double, _ end: Double) throws {
            try container.encode(kind, forKey: .kind)
            try container.encode(center, forKey: .center)
            try container.encode(start, forKey: .start)
            try container.encode(end, forKey: .end)
        }
        switch self {
        case .linear(let from, let to):
            try container.encode(Kind.linear, forKey: .kind)
            try container.encode(from, forKey: .from)
            try container.encode(to, forKey: .to)
        case .radial(let center, let start, let end): try encodeAround(.radial, center, start, end)
        case .elliptical(let center, let start, let end): try encodeAround(.elliptical, center, start, end)
        case .angular(let center, let start, let end): try encodeAround(.angular, center, start, end)
        }
    }
}
