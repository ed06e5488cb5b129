/// The request methods that this server implements; any other is answered 501 (RFC 9110 §9.1).
package enum HTTPMethod: String, CaseIterable, Hashable, Sendable {
    /// Reads.
    case get = "GET"
    /// Reads the head alone.
    case head = "HEAD"
    /// Does what the resource defines.
    case post = "POST"
    /// Replaces.
    case put = "PUT"
    /// Changes in part.
    case patch = "PATCH"
    /// Removes.
    case delete = "DELETE"
    /// Asks what is possible.
    case options = "OPTIONS"

    /// True where a request may change something on the server.
    package var isMutating: Bool {
        switch self {
        case .get, .head, .options: false
        case .post, .put, .patch, .delete: true
        }
    }
}
