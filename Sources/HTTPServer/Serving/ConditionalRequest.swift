/// The preconditions of a read (RFC 9110 §13), evaluated against the response that a handler gave.
package struct ConditionalRequest: Sendable {
    private let ifMatch: String?
    private let ifNoneMatch: String?
    private let ifModifiedSince: String?

    /// Takes the preconditions of a GET or HEAD; those of other methods are the handler's.
    package init(_ request: HTTPRequest) {
        let reads = request.method == .get || request.method == .head
        ifMatch = reads ? request.headers.combined("if-match") : nil
        ifNoneMatch = reads ? request.headers.combined("if-none-match") : nil
        ifModifiedSince = reads ? request.headers["if-modified-since"] : nil
    }

    /// True where the client asked under no condition.
    package var isEmpty: Bool {
        ifMatch == nil && ifNoneMatch == nil && ifModifiedSince == nil
    }

    /// The response itself, or 304 or 412 in its place.
    package func apply(to response: HTTPResponse) -> HTTPResponse {
        guard !isEmpty, response.status == .ok else { return response }
        let tag = response.headers["ETag"]
        // RFC 9110 §13.2.2 gives the order.
        if let ifMatch, !Self.contains(ifMatch, tag, weakly: false) {
            return HTTPProblem(.preconditionFailed, detail: "the current entity tag is \(tag ?? "none")").response
        }
        if let ifNoneMatch {
            return Self.contains(ifNoneMatch, tag, weakly: true) ? Self.notModified(response) : response
        }
        if let since = ifModifiedSince.flatMap(HTTPDate.parse),
            let modified = response.headers["Last-Modified"].flatMap(HTTPDate.parse), modified <= since
        {
            return Self.notModified(response)
        }
        return response
    }

    /// Fields that describe the body go; those that a cache needs stay (RFC 9110 §15.4.5).
    private static func notModified(_ response: HTTPResponse) -> HTTPResponse {
        let fields = response.headers.fields.filter { field in
            !["content-type", "content-length", "content-encoding", "content-language"]
                .contains { field.name.equalsIgnoringCase($0) }
        }
        return HTTPResponse(status: .notModified, headers: HTTPHeaders(fields))
    }

    /// Whether a list of entity tags, or `*`, names the tag.
    static func contains(_ list: String, _ tag: String?, weakly: Bool) -> Bool {
        if list.trimmingBlanks() == "*" { return true }
        guard let tag, weakly || !tag.hasPrefix("W/") else { return false }
        let wanted = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
        var rest = list[...]
        while let open = rest.firstIndex(of: "\"") {
            let isWeak = rest[..<open].hasSuffix("W/")
            guard let close = rest[rest.index(after: open)...].firstIndex(of: "\"") else { return false }
            if rest[open...close] == wanted, weakly || !isWeak { return true }
            rest = rest[rest.index(after: close)...]
        }
        return false
    }
}
