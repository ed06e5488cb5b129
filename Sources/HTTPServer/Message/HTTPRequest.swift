package import LinuxSystem

/// A complete request: head and body, checked and decoded.
package struct HTTPRequest: Sendable {
    /// The protocol's minor version; HTTP/1.1 stands for every later 1.x.
    package enum Version: Hashable, Sendable {
        /// HTTP/1.0
        case http10
        /// HTTP/1.1
        case http11
    }

    /// What is to be done.
    package var method: HTTPMethod
    /// The request target as it was sent.
    package var target: String
    /// The path, percent-decoded once, dot segments resolved; "*" for `OPTIONS *`.
    package var path: String
    /// The query as it was sent, without the question mark; nil where there is none.
    package var query: String?
    /// Host and port that the client meant: from an absolute target, else from `Host`. Nil only in HTTP/1.0.
    package var authority: HTTPAuthority?
    /// The protocol version.
    package var version: Version
    /// Header fields in order, with lower-case names.
    package var headers: HTTPHeaders
    /// The body, transfer coding removed; trailers are dropped.
    package var body: [UInt8]
    /// Where the client is; nil in memory.
    package var remote: SocketAddress?
    /// Whether the client allows the connection to stay open.
    package var keepsAlive: Bool
    /// Set where a decoded segment holds a slash, so that `path` alone would mislead.
    var separatedSegments: [String]?

    /// A request built in memory; the target is parsed as one from a client. Nil where it is not valid.
    package init?(
        _ method: HTTPMethod,
        _ target: String,
        headers: HTTPHeaders = [:],
        body: [UInt8] = [],
        remote: SocketAddress? = nil
    ) {
        guard let parsed = try? RequestTarget(Array(target.utf8), method: method) else { return nil }
        let authority = parsed.authority ?? headers["host"].flatMap { HTTPAuthority($0) }
        self.init(method, target, parsed, authority, .http11, headers)
        self.body = body
        self.remote = remote
    }

    init(
        _ method: HTTPMethod,
        _ text: String,
        _ target: RequestTarget,
        _ authority: HTTPAuthority?,
        _ version: Version,
        _ headers: HTTPHeaders
    ) {
        self.method = method
        self.target = text
        path = target.path
        query = target.query
        separatedSegments = target.separatedSegments
        self.authority = authority
        self.version = version
        self.headers = headers
        body = []
        keepsAlive = true
    }
}

extension HTTPRequest {
    /// The decoded path between the slashes: "/a/b" gives ["a", "b"], "/" gives [], "/a/" gives ["a", ""].
    package var pathSegments: [String] {
        if let separatedSegments { return separatedSegments }
        if path == "/" || path == "*" { return [] }
        return path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
            String(Substring($0))
        }
    }

    /// The query's names and values, decoded (`+` is a blank), in order; a name without `=` has an empty value.
    package var queryItems: [HTTPQueryItem] {
        query.map { HTTPQueryItem.parse($0) } ?? []
    }

    /// The first query value under the name; names compare exactly.
    package func queryValue(_ name: String) -> String? {
        query == nil ? nil : queryItems.first { $0.name == name }?.value
    }

    /// The media type of the body in lower case, without parameters; nil where none is named.
    package var contentType: String? {
        headers["content-type"].map { value in
            let type = value.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)[0]
            return type.lowercased().trimmingBlanks()
        }
    }
}
