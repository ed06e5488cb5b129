/// The parts of a response's head that stay the same however often it is sent.
struct FrozenHead: Sendable {
    /// Status line, fields and `Content-Length`, each line ended; `Date`, `Connection` and the empty line are missing.
    let bytes: [UInt8]
    /// The entity tag, at hand for conditional requests.
    let entityTag: String?

    init(_ response: HTTPResponse) {
        var bytes: [UInt8] = []
        HTTPResponseEncoder.appendStatusAndFields(response, to: &bytes)
        self.bytes = bytes
        entityTag = response.headers["ETag"]
    }
}
