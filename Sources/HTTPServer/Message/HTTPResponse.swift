/// What a handler answers. The server adds `Date`, `Content-Length`, `Connection` and, where it is missing, `ETag`.
package struct HTTPResponse: Sendable {
    /// The status.
    package var status: HTTPStatus {
        didSet { frozen = nil }
    }
    /// Header fields in order.
    package var headers: HTTPHeaders {
        didSet { frozen = nil }
    }
    /// The body; shared, not copied, between responses that hold the same.
    package var body: [UInt8] {
        didSet { frozen = nil }
    }
    /// The head as bytes, made ahead by `freeze`.
    private(set) var frozen: FrozenHead?

    /// A response.
    package init(status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Makes the head's bytes now, for a response that is sent many times; a later change drops them.
    package mutating func freeze() {
        ensureETag()
        frozen = FrozenHead(self)
    }

    /// Gives a 200 without an `ETag` a strong one from its content (RFC 9110 §8.8.3).
    package mutating func ensureETag() {
        guard status == .ok, headers["ETag"] == nil else { return }
        headers.add("ETag", ContentHash(body).entityTag)
    }
}

extension HTTPResponse {
    /// A response whose body has this media type.
    package static func content(_ body: [UInt8], type: String, status: HTTPStatus = .ok) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": type], body: body)
    }

    /// Plain text in UTF-8.
    package static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
        content(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// JSON that is encoded already.
    package static func json(_ body: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
        content(body, type: "application/json", status: status)
    }

    /// No body.
    package static func empty(_ status: HTTPStatus = .noContent) -> HTTPResponse {
        HTTPResponse(status: status)
    }

    /// Sends the client elsewhere; the location must be valid in a header line.
    package static func redirect(to location: String, status: HTTPStatus = .found) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Location": location])
    }
}
