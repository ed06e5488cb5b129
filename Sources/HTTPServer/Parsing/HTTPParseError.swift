/// A request that cannot be served, and what to answer; the connection closes after it.
package struct HTTPParseError: Error, Hashable, Sendable {
    /// The status to answer with.
    package let status: HTTPStatus
    /// What is wrong, for the client.
    package let reason: String

    init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    static func badRequest(_ reason: String) -> HTTPParseError {
        HTTPParseError(.badRequest, reason)
    }
}
