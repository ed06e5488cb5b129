internal import Foundation

/// Plain JSON where JSON has the type; else an object with one key that starts with a dollar sign. A dictionary with such a
/// key of its own is wrapped as `$dictionary`.
extension PropertyListValue: Codable {
    private struct Key: CodingKey, Hashable {
        var stringValue: String
        var intValue: Int? { nil }

        static let double = Key(stringValue: "$double")
        static let data = Key(stringValue: "$data")
        static let date = Key(stringValue: "$date")
        static let url = Key(stringValue: "$url")
        static let dictionary = Key(stringValue: "$dictionary")

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            self = try Self.decode(container)
            return
        }
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            self = .array(try container.decode([PropertyListValue].self))
        }
    }

    private static func decode(_ container: KeyedDecodingContainer<Key>) throws -> PropertyListValue {
        if container.allKeys.count == 1, let key = container.allKeys.first {
            switch key {
            case .double:
                let text = try container.decode(String.self, forKey: key)
                guard let value = Double(text) else {
                    throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no number")
                }
                return .double(value)
            case .data: return .data(try container.decode(Data.self, forKey: key))
            case .date:
                let seconds = try container.decode(Double.self, forKey: key)
                return .date(Date(timeIntervalSinceReferenceDate: seconds))
            case .url: return .url(try container.decode(URL.self, forKey: key))
            case .dictionary: return .dictionary(try container.decode([String: PropertyListValue].self, forKey: key))
            default: break
            }
        }
        var members: [String: PropertyListValue] = [:]
        for key in container.allKeys {
            members[key.stringValue] = try container.decode(PropertyListValue.self, forKey: key)
        }
        return .dictionary(members)
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .bool(let value): try encodeSingle(value, to: encoder)
        case .int(let value): try encodeSingle(value, to: encoder)
        case .string(let value): try encodeSingle(value, to: encoder)
        case .array(let value): try encodeSingle(value, to: encoder)
        // As text, so that 2.0 stays apart from 2 and NaN can be written.
        case .double(let value): try encodeTagged(.double, String(value), to: encoder)
        case .data(let value): try encodeTagged(.data, value, to: encoder)
        case .date(let value): try encodeTagged(.date, value.timeIntervalSinceReferenceDate, to: encoder)
        case .url(let value): try encodeTagged(.url, value, to: encoder)
        case .dictionary(let members):
            if members.keys.contains(where: { $0.hasPrefix("$") }) {
                try encodeTagged(.dictionary, members, to: encoder)
            } else {
                try encodeSingle(members, to: encoder)
            }
        }
    }

    private func encodeSingle(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }

    private func encodeTagged(_ key: Key, _ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(value, forKey: key)
    }
}
