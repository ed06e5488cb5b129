/// A JSON value to be written; members keep their order.
package indirect enum JSONText: Sendable {
    /// null
    case null
    /// true or false
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONText])
    /// Members in order.
    case object([(String, JSONText)])

    /// The value as JSON in UTF-8, without blanks.
    package var encoded: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    /// Appends a text in quotes, escaped as RFC 8259 §7 wants; `<` and line separators too, so that a page can hold it.
    package static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += [0x5C, 0x22]
            case "\\": bytes += [0x5C, 0x5C]
            case "\n": bytes += [0x5C, 0x6E]
            case "\r": bytes += [0x5C, 0x72]
            case "\t": bytes += [0x5C, 0x74]
            case "<", "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                bytes += "\\u".utf8
                bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
                bytes += digits.utf8
            default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .string(let value): Self.appendQuoted(value, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.appendQuoted(member.0, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.1.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
