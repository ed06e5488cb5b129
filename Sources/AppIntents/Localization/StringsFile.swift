internal import Foundation

/// The texts of a `.strings` file: `"key" = "text";` with comments, in UTF-8 or UTF-16, or a property list.
struct StringsFile {
    /// The largest file that is read, in bytes.
    static let byteLimit = 16 << 20

    let texts: [String: String]

    /// The texts of a file's bytes; nil where they are no such file.
    init?(_ data: Data) {
        guard data.count <= Self.byteLimit else { return nil }
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            guard let texts = list as? [String: String] else { return nil }
            self.texts = texts
            return
        }
        guard let text = Self.decoded(data) else { return nil }
        var scanner = StringsScanner(text)
        guard let texts = scanner.pairs() else { return nil }
        self.texts = texts
    }

    /// Xcode writes UTF-8; older files are UTF-16 with a mark of their byte order, some without.
    private static func decoded(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let bytes = Array(data.prefix(2))
        if bytes.count == 2, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        if bytes.count == 2, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(data: Data(body), encoding: .utf8)
    }
}

/// Reads the pairs of a `.strings` file.
private struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// All pairs; nil where the text breaks off or has something else in it.
    mutating func pairs() -> [String: String]? {
        var pairs: [String: String] = [:]
        skipSpace()
        // Braces around the whole are allowed.
        if next == "{" { position += 1 }
        while true {
            skipSpace()
            guard let scalar = next, scalar != "}" else { return pairs }
            guard let key = word() else { return nil }
            skipSpace()
            var value = key
            if next == "=" {
                position += 1
                skipSpace()
                guard let text = word() else { return nil }
                value = text
            }
            skipSpace()
            guard next == ";" || next == nil else { return nil }
            position += 1
            pairs[key] = value
        }
    }

    private mutating func skipSpace() {
        while let scalar = next {
            if scalar.properties.isWhitespace {
                position += 1
            } else if scalar == "/", follows("/") {
                while next != nil, next != "\n", next != "\r" { position += 1 }
            } else if scalar == "/", follows("*") {
                position += 2
                while next != nil, !(next == "*" && follows("/")) { position += 1 }
                position += 2
            } else {
                return
            }
        }
    }

    private func follows(_ scalar: Unicode.Scalar) -> Bool {
        position + 1 < scalars.count && scalars[position + 1] == scalar
    }

    private mutating func word() -> String? {
        guard next == "\"" else { return bareWord() }
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = next {
            position += 1
            if scalar == "\"" { return String(text) }
            if scalar != "\\" {
                text.append(scalar)
            } else if let escaped = escape() {
                text.append(escaped)
            }
        }
        return nil
    }

    private mutating func bareWord() -> String? {
        let start = position
        while let scalar = next, scalar.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(scalar) {
            position += 1
        }
        return position > start ? String(String.UnicodeScalarView(scalars[start..<position])) : nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard let scalar = next else { return nil }
        position += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "0": return "\0"
        case "U", "u":
            var digits = String.UnicodeScalarView()
            while digits.count < 4, let digit = next, digit.properties.isASCIIHexDigit {
                digits.append(digit)
                position += 1
            }
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        default: return scalar
        }
    }
}
