/// A request target taken apart (RFC 9112 §3.2): origin form, absolute form or `*`.
struct RequestTarget {
    /// Decoded path without dot segments, or "*".
    private(set) var path = "/"
    /// The query as sent.
    private(set) var query: String?
    /// The authority of an absolute form, which wins over `Host` (RFC 9112 §3.2.2).
    private(set) var authority: HTTPAuthority?
    /// The decoded segments where one of them holds a slash.
    private(set) var separatedSegments: [String]?

    init<Bytes: RandomAccessCollection<UInt8>>(
        _ bytes: Bytes,
        method: HTTPMethod
    ) throws(HTTPParseError) where Bytes.SubSequence: RandomAccessCollection<UInt8> {
        guard let first = bytes.first else { throw .badRequest("the request target is empty") }
        for byte in bytes where byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "#") {
            throw .badRequest("the request target holds a byte that a URL must not hold")
        }
        if first == UInt8(ascii: "/") {
            try parse(pathAndQuery: bytes[...])
        } else if first == UInt8(ascii: "*"), bytes.count == 1 {
            guard method == .options else { throw .badRequest("the target * is for OPTIONS alone") }
            path = "*"
        } else {
            try parse(absolute: bytes, method)
        }
    }

    private mutating func parse<Bytes: RandomAccessCollection<UInt8>>(
        absolute bytes: Bytes,
        _ method: HTTPMethod
    ) throws(HTTPParseError) where Bytes.SubSequence: RandomAccessCollection<UInt8> {
        let scheme = ["http://", "https://"].first { scheme in
            bytes.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0.lowercasedASCII == $1 }
        }
        guard let scheme else { throw .badRequest("the request target is neither a path nor an absolute URL") }
        let rest = bytes.dropFirst(scheme.utf8.count)
        let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
        guard let authority = HTTPAuthority(bytes: Array(rest[..<end])) else {
            throw .badRequest("the host of the request target is not valid")
        }
        self.authority = authority
        if end == rest.endIndex {
            // RFC 9112 §3.2.4: OPTIONS without a path asks about the server itself.
            path = method == .options ? "*" : "/"
        } else {
            try parse(pathAndQuery: rest[end...])
        }
    }

    private mutating func parse<Bytes: RandomAccessCollection<UInt8>>(
        pathAndQuery bytes: Bytes
    ) throws(HTTPParseError) {
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        if end != bytes.endIndex {
            query = String(decoding: bytes[bytes.index(after: end)...], as: UTF8.self)
        }
        let raw = bytes[..<end]
        if Self.isPlain(raw) {
            path = raw.isEmpty ? "/" : String(decoding: raw, as: UTF8.self)
        } else {
            try resolve(raw)
        }
    }

    /// True where nothing is encoded and no segment begins with a dot.
    private static func isPlain<Bytes: Collection<UInt8>>(_ path: Bytes) -> Bool {
        var afterSlash = false
        for byte in path {
            if byte == UInt8(ascii: "%") || afterSlash && byte == UInt8(ascii: ".") { return false }
            afterSlash = byte == UInt8(ascii: "/")
        }
        return true
    }

    /// Decodes every segment once and resolves dot segments (RFC 3986 §5.2.4); climbing above the root is an error.
    private mutating func resolve<Bytes: Collection<UInt8>>(_ raw: Bytes) throws(HTTPParseError) {
        var segments: [String] = []
        let parts = raw.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            let segment = try Self.decode(part)
            switch segment {
            case ".", "..":
                if segment == "..", segments.popLast() == nil {
                    throw .badRequest("the path leaves the root")
                }
                if index == parts.count - 1, !segments.isEmpty { segments.append("") }
            default:
                segments.append(segment)
            }
        }
        path = "/" + segments.joined(separator: "/")
        if segments.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) }) { separatedSegments = segments }
    }

    private static func decode<Bytes: Collection<UInt8>>(_ part: Bytes) throws(HTTPParseError) -> String {
        guard let bytes = PercentEncoding.decode(part) else {
            throw .badRequest("the path holds a % without two hexadecimal digits")
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), let segment = String(validating: bytes, as: UTF8.self)
        else { throw .badRequest("the path decodes to control characters or to bytes that are not UTF-8") }
        return segment
    }
}
