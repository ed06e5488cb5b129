/// A URL that a picture may link to.
struct LinkDestination {
    let url: String

    /// Nil unless the URL is absolute and its scheme neither runs nor embeds anything; an app's own scheme passes.
    ///
    /// Browsers skip blanks and control characters when they read a scheme, so a URL with any of those is refused.
    init?(_ url: String) {
        let isPlain = url.unicodeScalars.allSatisfy { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
        guard isPlain, url.utf8.count <= 8192, let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon].lowercased()
        guard let first = scheme.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
            scheme.utf8.allSatisfy(Self.isSchemeByte), !Self.refused.contains(scheme)
        else { return nil }
        self.url = url
    }

    private static let refused: Set<String> = [
        "javascript", "data", "vbscript", "livescript", "file", "blob", "filesystem", "about", "view-source", "jar",
    ]

    /// RFC 3986, section 3.1.
    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
