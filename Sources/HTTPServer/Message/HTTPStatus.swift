/// A status code of RFC 9110 §15 and kin. Open: any three-digit code can be sent.
package struct HTTPStatus: RawRepresentable, Hashable, Sendable {
    /// The code, 100 to 599.
    package let rawValue: Int

    /// Takes a code.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// 200 OK
    package static let ok = HTTPStatus(rawValue: 200)
    /// 201 Created
    package static let created = HTTPStatus(rawValue: 201)
    /// 202 Accepted
    package static let accepted = HTTPStatus(rawValue: 202)
    /// 204 No Content
    package static let noContent = HTTPStatus(rawValue: 204)
    /// 301 Moved Permanently
    package static let movedPermanently = HTTPStatus(rawValue: 301)
    /// 302 Found
    package static let found = HTTPStatus(rawValue: 302)
    /// 303 See Other
    package static let seeOther = HTTPStatus(rawValue: 303)
    /// 304 Not Modified
    package static let notModified = HTTPStatus(rawValue: 304)
    /// 307 Temporary Redirect
    package static let temporaryRedirect = HTTPStatus(rawValue: 307)
    /// 400 Bad Request
    package static let badRequest = HTTPStatus(rawValue: 400)
    /// 401 Unauthorized
    package static let unauthorized = HTTPStatus(rawValue: 401)
    /// 403 Forbidden
    package static let forbidden = HTTPStatus(rawValue: 403)
    /// 404 Not Found
    package static let notFound = HTTPStatus(rawValue: 404)
    /// 405 Method Not Allowed
    package static let methodNotAllowed = HTTPStatus(rawValue: 405)
    /// 406 Not Acceptable
    package static let notAcceptable = HTTPStatus(rawValue: 406)
    /// 408 Request Timeout
    package static let requestTimeout = HTTPStatus(rawValue: 408)
    /// 409 Conflict
    package static let conflict = HTTPStatus(rawValue: 409)
    /// 410 Gone
    package static let gone = HTTPStatus(rawValue: 410)
    /// 412 Precondition Failed
    package static let preconditionFailed = HTTPStatus(rawValue: 412)
    /// 413 Content Too Large
    package static let contentTooLarge = HTTPStatus(rawValue: 413)
    /// 414 URI Too Long
    package static let uriTooLong = HTTPStatus(rawValue: 414)
    /// 415 Unsupported Media Type
    package static let unsupportedMediaType = HTTPStatus(rawValue: 415)
    /// 417 Expectation Failed
    package static let expectationFailed = HTTPStatus(rawValue: 417)
    /// 421 Misdirected Request
    package static let misdirectedRequest = HTTPStatus(rawValue: 421)
    /// 422 Unprocessable Content
    package static let unprocessableContent = HTTPStatus(rawValue: 422)
    /// 429 Too Many Requests
    package static let tooManyRequests = HTTPStatus(rawValue: 429)
    /// 431 Request Header Fields Too Large
    package static let headerFieldsTooLarge = HTTPStatus(rawValue: 431)
    /// 500 Internal Server Error
    package static let internalServerError = HTTPStatus(rawValue: 500)
    /// 501 Not Implemented
    package static let notImplemented = HTTPStatus(rawValue: 501)
    /// 502 Bad Gateway
    package static let badGateway = HTTPStatus(rawValue: 502)
    /// 503 Service Unavailable
    package static let serviceUnavailable = HTTPStatus(rawValue: 503)
    /// 504 Gateway Timeout
    package static let gatewayTimeout = HTTPStatus(rawValue: 504)
    /// 505 HTTP Version Not Supported
    package static let versionNotSupported = HTTPStatus(rawValue: 505)
    /// 507 Insufficient Storage
    package static let insufficientStorage = HTTPStatus(rawValue: 507)

    /// The phrase of the registry; "Status" for a code without one.
    package var reason: String {
        Self.reasons[rawValue] ?? "Status"
    }

    /// True where an answer has no body whatever its headers say (RFC 9110 §6.4.1).
    package var isBodiless: Bool {
        rawValue < 200 || rawValue == 204 || rawValue == 304
    }

    private static let reasons: [Int: String] = [
        100: "Continue", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently",
        302: "Found", 303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 412: "Precondition Failed",
        413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 417: "Expectation Failed",
        421: "Misdirected Request", 422: "Unprocessable Content", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
        502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
        507: "Insufficient Storage",
    ]
}
