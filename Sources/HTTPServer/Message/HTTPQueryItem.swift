/// One name and value of a query or of a form body.
package struct HTTPQueryItem: Hashable, Sendable {
    /// The decoded name.
    package let name: String
    /// The decoded value; empty where there is no `=`.
    package let value: String

    /// One name and value.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Reads `a=1&b=2`, as a query or an `application/x-www-form-urlencoded` body holds it: decoded once, `+` is a
    /// blank, a stray `%` stands for itself, bytes that are no UTF-8 become U+FFFD.
    package static func parse(_ text: String) -> [HTTPQueryItem] {
        text.utf8.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return HTTPQueryItem(name: decode(parts[0]), value: parts.count > 1 ? decode(parts[1]) : "")
        }
    }

    private static func decode(_ text: Substring.UTF8View) -> String {
        String(decoding: PercentEncoding.decodeLeniently(text), as: UTF8.self)
    }
}
