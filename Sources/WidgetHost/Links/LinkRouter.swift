internal import HTTPServer

/// Leads deep links to paths and pages by the configured rules, a value without I/O.
struct LinkRouter: Sendable {
    /// Where a link leads.
    struct Route: Hashable, Sendable, Encodable {
        var url: String
        /// The rule that fits; nil for a link that a widget carries and that is opened as it is.
        var match: String?
        var location: String
        var parameters: [String: String]
    }

    let rules: [Configuration.LinkRoute]

    /// Schemes that run code or read files; no rule and no widget can open them.
    static let refusedSchemes: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about", "view-source"]

    /// The scheme of `url` in lower case (RFC 3986, section 3.1); nil where it has none.
    static func scheme(of url: String) -> String? {
        guard let colon = url.firstIndex(of: ":"), let first = url.first, first.isASCII, first.isLetter else {
            return nil
        }
        let scheme = url[..<colon]
        guard scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
            return nil
        }
        return scheme.lowercased()
    }

    /// Where the first rule that fits `url` leads.
    func route(_ url: String) -> Route? {
        guard let scheme = Self.scheme(of: url), !Self.refusedSchemes.contains(scheme),
            !url.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value == 0x7F })
        else { return nil }
        for rule in rules {
            guard let parameters = Self.match(rule.match, url) else { continue }
            var location = rule.open
            for (name, value) in parameters {
                location = location.replacing("{\(name)}", with: PercentEncoding.encode(value))
            }
            return Route(url: url, match: rule.match, location: location, parameters: parameters)
        }
        return nil
    }

    /// The values of a pattern's `{names}` in `url`, decoded; nil where it does not fit. The query is left out of it.
    private static func match(_ pattern: String, _ url: String) -> [String: String]? {
        let wanted = pattern.split(separator: "/", omittingEmptySubsequences: false)
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let given = path.split(separator: "/", omittingEmptySubsequences: false)
        guard wanted.count == given.count else { return nil }
        var parameters: [String: String] = [:]
        for (index, (want, have)) in zip(wanted, given).enumerated() {
            if want.hasPrefix("{"), want.hasSuffix("}"), want.count > 2 {
                guard !have.isEmpty else { return nil }
                let value = PercentEncoding.decodeLeniently(Substring(have).utf8)
                parameters[String(want.dropFirst().dropLast())] = String(decoding: value, as: UTF8.self)
            } else if index == 0 ? want.lowercased() != have.lowercased() : want != have {
                return nil
            }
        }
        return parameters
    }
}
