internal import ViewTree

/// Reads JSON exactly as RFC 8259 writes it, and says where it is not: Foundation's decoder lets trailing commas pass.
struct StrictJSON {
    /// Why text is no JSON; line and column count from 1.
    struct SyntaxError: Error, Hashable, CustomStringConvertible {
        var line: Int
        var column: Int
        var problem: String

        var description: String { "line \(line), column \(column): \(problem)" }
    }

    /// Deeper nesting is refused, so that no text exhausts the stack.
    static let deepest = 200

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The value that the whole of `bytes` spells, in UTF-8.
    static func parse(_ bytes: [UInt8]) throws(SyntaxError) -> JSONValue {
        var reader = StrictJSON(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.position == bytes.count else { throw reader.error("expected nothing after the value") }
        return value
    }

    private func error(_ problem: String) -> SyntaxError {
        let before = bytes[..<min(position, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SyntaxError(
            line: line,
            column: String(decoding: before[start...], as: UTF8.self).count + 1,
            problem: problem
        )
    }

    private mutating func skipBlanks() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) throws(SyntaxError) -> JSONValue {
        guard depth < Self.deepest else { throw error("nested deeper than \(Self.deepest) levels") }
        skipBlanks()
        guard let byte = peek else { throw error("expected a value, found the end") }
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default:
            for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
            where bytes[position...].starts(with: word.utf8) {
                position += word.utf8.count
                return value
            }
            throw error("expected a value")
        }
    }

    private mutating func object(depth: Int) throws(SyntaxError) -> JSONValue {
        position += 1
        var members: [String: JSONValue] = [:]
        skipBlanks()
        if take("}") { return .object(members) }
        while true {
            skipBlanks()
            guard peek == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
            let start = position
            let key = try string()
            guard members[key] == nil else {
                position = start
                throw error("the key \"\(key)\" is there twice")
            }
            skipBlanks()
            guard take(":") else { throw error("expected a colon after the key \"\(key)\"") }
            members[key] = try value(depth: depth + 1)
            skipBlanks()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("expected a comma or }") }
        }
    }

    private mutating func array(depth: Int) throws(SyntaxError) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        skipBlanks()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
            if take("]") { return .array(elements) }
            guard take(",") else { throw error("expected a comma or ]") }
        }
    }

    private mutating func string() throws(SyntaxError) -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw error("the string is not UTF-8")
                }
                position += 1
                return string
            case UInt8(ascii: "\\"):
                text += Array(String(try escape()).utf8)
            case 0..<0x20:
                throw error("a control character in a string must be written as an escape")
            default:
                text.append(byte)
                position += 1
            }
        }
        throw error("the string has no end")
    }

    private static let shortEscapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
        position += 1
        guard let byte = peek else { throw error("the string has no end") }
        position += 1
        if let short = Self.shortEscapes[byte] { return short }
        guard byte == UInt8(ascii: "u") else { throw error("unknown escape") }
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // A pair of surrogates stands for one character (RFC 8259, section 7).
        guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: "\\u".utf8) else {
            throw error("half of a surrogate pair")
        }
        position += 2
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("half of a surrogate pair") }
        return scalar
    }

    private mutating func hexadecimal() throws(SyntaxError) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("expected four hexadecimal digits") }
        position += 4
        return value
    }

    private mutating func number() throws(SyntaxError) -> JSONValue {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let value = Int(text) { return .int(value) }
        guard let value = Double(text), value.isFinite else {
            position = start
            throw error("the number is too large")
        }
        return .double(value)
    }

    private mutating func digits() throws(SyntaxError) {
        guard let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
            throw error("expected a digit")
        }
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    }
}
