/// Host and optional port, as in a `Host` field (RFC 9110 §7.2).
package struct HTTPAuthority: Hashable, Sendable {
    /// The host in lower case; an IPv6 address without its brackets.
    package let host: String
    /// The port where one is named.
    package let port: UInt16?
    /// True for an address in brackets.
    package let isBracketed: Bool

    /// Reads `host`, `host:port` or `[address]:port`; nil for anything else, user information included.
    package init?(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    init?<Bytes: BidirectionalCollection<UInt8>>(bytes: Bytes) {
        guard let first = bytes.first else { return nil }
        isBracketed = first == UInt8(ascii: "[")
        let hostEnd: Bytes.Index
        if isBracketed {
            guard let close = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let inside = bytes[..<close].dropFirst()
            guard Self.isIPv6(inside) else { return nil }
            host = String(decoding: inside.map(\.lowercasedASCII), as: UTF8.self)
            hostEnd = bytes.index(after: close)
        } else {
            hostEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
            let name = bytes[..<hostEnd]
            guard !name.isEmpty, name.allSatisfy(\.isHostCharacter) else { return nil }
            host = String(decoding: name.map(\.lowercasedASCII), as: UTF8.self)
        }
        guard hostEnd != bytes.endIndex else {
            port = nil
            return
        }
        let digits = bytes[hostEnd...].dropFirst()
        guard bytes[hostEnd] == UInt8(ascii: ":"), digits.count <= 5, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
        else { return nil }
        // "host:" with nothing after it is valid and means the default port (RFC 3986 §3.2.3).
        let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        guard number <= 65535 else { return nil }
        port = digits.isEmpty ? nil : UInt16(number)
    }

    /// True for a numeric IPv4 or IPv6 address.
    package var isAddressLiteral: Bool {
        if isBracketed { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                !part.isEmpty && part.utf8.count <= 3 && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
                    && (Int(part) ?? 256) <= 255
            }
    }

    private static func isIPv6<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bool {
        // The shape suffices: names cannot have it, and what matters is that no name passes for an address.
        bytes.count >= 2 && bytes.count <= 45 && bytes.contains(UInt8(ascii: ":"))
            && bytes.allSatisfy { $0.hexValue != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    }
}

extension HTTPAuthority: CustomStringConvertible {
    /// As it stands in a URL.
    package var description: String {
        let shown = isBracketed ? "[\(host)]" : host
        return port.map { "\(shown):\($0)" } ?? shown
    }
}

extension UInt8 {
    /// A character of a registered name, percent-encoding excluded: a host that needs it is not one of ours.
    fileprivate var isHostCharacter: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }
}
