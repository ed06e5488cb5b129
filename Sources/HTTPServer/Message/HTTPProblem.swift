/// An error for the client as `application/problem+json` (RFC 9457).
package struct HTTPProblem: Error, Sendable {
    /// The status to answer with.
    package var status: HTTPStatus
    /// What kind of problem this is, the same each time it occurs.
    package var title: String
    /// What happened this time, and what is allowed.
    package var detail: String?
    /// A URI for the kind of problem; nil stands for "about:blank".
    package var type: String?
    /// A URI for this occurrence.
    package var instance: String?
    /// Further members, in order.
    package var members: [(name: String, value: JSONText)]
    /// Header fields of the answer beside its type.
    package var headers: HTTPHeaders

    /// A problem; without a title the status's phrase stands in.
    package init(
        _ status: HTTPStatus,
        title: String? = nil,
        detail: String? = nil,
        type: String? = nil,
        instance: String? = nil,
        members: [(name: String, value: JSONText)] = [],
        headers: HTTPHeaders = [:]
    ) {
        self.status = status
        self.title = title ?? status.reason
        self.detail = detail
        self.type = type
        self.instance = instance
        self.members = members
        self.headers = headers
    }

    /// The JSON object.
    package var json: JSONText {
        var object: [(String, JSONText)] = [("type", .string(type ?? "about:blank")), ("title", .string(title))]
        object.append(("status", .integer(status.rawValue)))
        if let detail { object.append(("detail", .string(detail))) }
        if let instance { object.append(("instance", .string(instance))) }
        object += members.map { ($0.name, $0.value) }
        return .object(object)
    }

    /// The answer; never stored, as the next one may be another.
    package var response: HTTPResponse {
        var headers = headers
        headers["Content-Type"] = "application/problem+json"
        if headers["Cache-Control"] == nil { headers["Cache-Control"] = "no-store" }
        return HTTPResponse(status: status, headers: headers, body: json.encoded)
    }
}

extension HTTPResponse {
    /// A problem as a response.
    package static func problem(_ problem: HTTPProblem) -> HTTPResponse {
        problem.response
    }

    /// A problem with a status and what happened.
    package static func problem(_ status: HTTPStatus, _ detail: String? = nil) -> HTTPResponse {
        HTTPProblem(status, detail: detail).response
    }
}
