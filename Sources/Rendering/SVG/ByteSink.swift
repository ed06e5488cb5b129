internal import ViewTree

/// UTF-8 that grows at its end; all numbers and escapes of a picture go through here.
struct ByteSink {
    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Makes room for `count` bytes in all.
    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Markup of our own, as it is.
    mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

    /// One character of ASCII.
    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    /// All of another sink.
    mutating func append(_ other: ByteSink) { bytes.append(contentsOf: other.bytes) }

    /// ` name="value"` for a number.
    mutating func attribute(_ name: String, _ value: Double, places: Int = 2) {
        open(name)
        number(value, places: places)
        bytes.append(UInt8(ascii: "\""))
    }

    /// ` name="value"` for text, escaped.
    mutating func attribute(_ name: String, _ value: String) {
        open(name)
        escaped(value, inAttribute: true)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func open(_ name: String) {
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: name.utf8)
        bytes.append(contentsOf: "=\"".utf8)
    }

    /// A decimal with at most `places` (up to 3) digits after the point, without an exponent: what is not a number is
    /// 0, and what no picture can hold is cut to a million.
    mutating func number(_ value: Double, places: Int = 2) {
        let scale = places >= 3 ? 1000 : places == 2 ? 100 : places == 1 ? 10 : 1
        let bounded = value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
        fixed(Int((bounded * Double(scale)).rounded()), scale: scale)
    }

    /// `value` divided by `scale`, a power of ten.
    mutating func fixed(_ value: Int, scale: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: UInt(scale))
        if whole > 0 || rest == 0 { integer(whole) }
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var remaining = rest
        var unit = UInt(scale) / 10
        while remaining > 0, unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(remaining / unit))
            remaining %= unit
            unit /= 10
        }
    }

    private mutating func integer(_ value: UInt) {
        if value >= 10 { integer(value / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    }

    /// `#rgb` or `#rrggbb`; opacity is not part of it.
    mutating func color(_ color: RGBA) {
        func byte(_ component: Double) -> Int { Int((component * 255).rounded()) }
        let parts = [byte(color.red), byte(color.green), byte(color.blue)]
        bytes.append(UInt8(ascii: "#"))
        let isShort = parts.allSatisfy { $0 % 17 == 0 }
        for part in parts {
            if !isShort { bytes.append(Self.digit(part >> 4)) }
            bytes.append(Self.digit(part & 15))
        }
    }

    /// Whether a byte is a character that stands for itself everywhere.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
        default: byte >= 0x20 && byte < 0x7F
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + UInt8(value) : UInt8(ascii: "a") + UInt8(value - 10)
    }

    /// An author's text. Controls are left out and U+FFFE and U+FFFF replaced, because XML 1.0 (section 2.2) has no
    /// way to write them; C1 controls, which it discourages, are left out too.
    mutating func escaped(_ text: String, inAttribute: Bool = false) {
        if text.utf8.allSatisfy(Self.isPlain) { return raw(text) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": raw("&amp;")
            case "<": raw("&lt;")
            case ">": raw("&gt;")
            case "\"": inAttribute ? raw("&quot;") : bytes.append(UInt8(ascii: "\""))
            case "'": inAttribute ? raw("&#39;") : bytes.append(UInt8(ascii: "'"))
            case "\t", "\n", "\r":
                // Written out, since a parser turns line ends and, in attributes, tabs into something else.
                raw(scalar == "\t" ? "&#9;" : scalar == "\n" ? "&#10;" : "&#13;")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": continue
            case "\u{FFFE}", "\u{FFFF}": raw("\u{FFFD}")
            default:
                if scalar.isASCII {
                    bytes.append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    bytes.append(contentsOf: String(scalar).utf8)
                }
            }
        }
    }
}
