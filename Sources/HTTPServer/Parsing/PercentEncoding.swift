/// Percent-encoding (RFC 3986 §2.1).
package enum PercentEncoding {
    /// Decodes once; nil where a `%` is not followed by two hexadecimal digits.
    static func decode<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> [UInt8]? {
        decode(bytes, plusIsBlank: false, strayPercentStands: false)
    }

    /// Decodes a query or form: `+` is a blank and a stray `%` stands for itself.
    package static func decodeLeniently<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> [UInt8] {
        decode(bytes, plusIsBlank: true, strayPercentStands: true) ?? []
    }

    /// Encodes a text as one path segment or query value: everything but letters, digits and `-._~`.
    package static func encode(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func decode<Bytes: Collection<UInt8>>(
        _ bytes: Bytes,
        plusIsBlank: Bool,
        strayPercentStands: Bool
    ) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case 0x2B where plusIsBlank:
                decoded.append(0x20)
            case 0x25:
                let pair = rest.prefix(2).compactMap { $0.hexValue }
                if pair.count == 2 {
                    decoded.append(pair[0] << 4 | pair[1])
                    rest = rest.dropFirst(2)
                } else if strayPercentStands {
                    decoded.append(byte)
                } else {
                    return nil
                }
            default:
                decoded.append(byte)
            }
        }
        return decoded
    }
}

extension UInt8 {
    /// Value of a hexadecimal digit; nil for any other byte.
    var hexValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }

    /// A character of a token (RFC 9110 §5.6.2).
    var isTokenCharacter: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23, 0x24, 0x25, 0x26, 0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// A space or a tab.
    var isBlank: Bool {
        self == 0x20 || self == 0x09
    }
}

extension StringProtocol {
    /// The text without spaces and tabs at its ends.
    func trimmingBlanks() -> String {
        var rest = Substring(self)
        while rest.utf8.first?.isBlank == true { rest.removeFirst() }
        while rest.utf8.last?.isBlank == true { rest.removeLast() }
        return String(rest)
    }
}
