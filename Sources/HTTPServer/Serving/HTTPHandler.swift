/// Answers requests.
package protocol HTTPHandler: Sendable {
    /// Called on the connection's event loop, so it must not block; the responder may be used later, on any thread.
    func respond(to request: HTTPRequest, with responder: HTTPResponder)
}
