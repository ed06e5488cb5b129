/// When a provider wants to be asked again.
package enum ReloadPolicy: Hashable, Sendable {
    /// Once the last entry's date has passed.
    case atEnd
    /// Not before an instant, in seconds since 1970.
    case after(Double)
    /// Only on request.
    case never
}

extension ReloadPolicy: Codable {
    private enum Key: String, CodingKey { case kind, date }

    private enum Kind: String, Codable { case atEnd, after, never }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .atEnd: self = .atEnd
        case .after: self = .after(try container.decode(Double.self, forKey: .date))
        case .never: self = .never
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .atEnd: try container.encode(Kind.atEnd, forKey: .kind)
        case .never: try container.encode(Kind.never, forKey: .kind)
        case .after(let date):
            try container.encode(Kind.after, forKey: .kind)
            try container.encode(date, forKey: .date)
        }
    }
}
