/// Whose pages may change something here.
package struct OriginPolicy: Hashable, Sendable {
    /// Origins that pass besides the server's own, as "https://example.org".
    package var allowedOrigins: [String]

    /// A policy with further origins.
    package init(allowedOrigins: [String] = []) {
        self.allowedOrigins = allowedOrigins
    }

    /// Nil where the request passes, else a problem with status 403. Only mutating requests are judged; those without
    /// `Origin` and `Sec-Fetch-Site` come from no page.
    package func check(_ request: HTTPRequest) -> HTTPProblem? {
        guard request.method.isMutating else { return nil }
        let origin = request.headers["origin"]
        if let origin {
            return allows(origin, for: request.authority) ? nil : refusal("the origin \"\(origin)\" is not allowed")
        }
        switch request.headers["sec-fetch-site"]?.lowercased() {
        case nil, "same-origin", "none": return nil
        case let site?: return refusal("a \(site) request may change nothing here")
        }
    }

    private func allows(_ origin: String, for authority: HTTPAuthority?) -> Bool {
        if allowedOrigins.contains(where: { $0.equalsIgnoringCase(origin) }) { return true }
        guard let authority, let (scheme, theirs) = Self.parse(origin) else { return false }
        // Behind a proxy that ends TLS only the browser knows the scheme, so the default port is that of its origin.
        let defaultPort: UInt16 = scheme == "https" ? 443 : 80
        return theirs.host == authority.host && (theirs.port ?? defaultPort) == (authority.port ?? defaultPort)
    }

    private static func parse(_ origin: String) -> (scheme: String, authority: HTTPAuthority)? {
        for scheme in ["http", "https"] where origin.lowercased().hasPrefix("\(scheme)://") {
            return HTTPAuthority(String(origin.dropFirst(scheme.count + 3))).map { (scheme, $0) }
        }
        return nil
    }

    private func refusal(_ detail: String) -> HTTPProblem {
        HTTPProblem(
            .forbidden,
            title: "Origin not allowed",
            detail: "\(detail); add its origin to allowedOrigins to allow it",
            members: [("setting", .string("allowedOrigins"))]
        )
    }
}
