/// Which hosts a request may name: a page of a foreign name that was rebound to our address must not read us.
package struct HostPolicy: Hashable, Sendable {
    /// Names that pass besides addresses, `localhost` and `*.local`; without a port, compared without regard to case.
    package var allowedHosts: [String]

    /// A policy with further names.
    package init(allowedHosts: [String] = []) {
        self.allowedHosts = allowedHosts
    }

    /// Whether the host may be named.
    package func allows(_ authority: HTTPAuthority) -> Bool {
        if authority.isAddressLiteral { return true }
        let host = authority.host.hasSuffix(".") ? String(authority.host.dropLast()) : authority.host
        return host == "localhost" || host.hasSuffix(".local") || allowedHosts.contains { $0.equalsIgnoringCase(host) }
    }

    /// Nil where the request passes, else a problem with status 421.
    package func check(_ request: HTTPRequest) -> HTTPProblem? {
        if let authority = request.authority, allows(authority) { return nil }
        let host = request.authority?.host
        let members: [(name: String, value: JSONText)] = [
            ("host", host.map { .string($0) } ?? .null), ("setting", .string("allowedHosts")),
        ]
        return HTTPProblem(
            .misdirectedRequest,
            title: "Host not allowed",
            detail: host.map { "the host \"\($0)\" is not one of this server's; add it to allowedHosts to allow it" }
                ?? "the request names no host; only hosts in allowedHosts, addresses and localhost are served",
            members: members
        )
    }
}
