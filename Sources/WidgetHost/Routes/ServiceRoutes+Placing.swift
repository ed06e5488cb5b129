internal import ExtensionProtocol
internal import HTTPServer
internal import ViewTree

extension ServiceRoutes {
    func addPlacing(to router: inout HTTPRouter) {
        router.add(.post, "/v1/widgets", summary: "Places a further widget", details: .place) { request, _, responder in
            responder.answerLater { () throws(HTTPProblem) in try await place(request) }
        }
        router.add(
            .delete,
            "/v1/widgets/{id}",
            summary: "Takes a widget away",
            details: RouteDetails(produces: [], status: .noContent)
        ) { _, parameters, responder in
            responder.answerLater { () throws(HTTPProblem) in
                let id = try widget(parameters).placement.id
                if case .failure(let error) = await service.take(id) { throw HTTPProblem(error, asking: id) }
                return HTTPResponse(status: .noContent)
            }
        }
    }

    private func place(_ request: HTTPRequest) async throws(HTTPProblem) -> HTTPResponse {
        let placement = try placement(try IntentBody(request).parameters)
        switch await service.add(placement) {
        case .success(let report):
            let document = shelf[placement.id].map { self.document(of: $0) }
            var response = HTTPResponse.encoded(
                PlacedDocument(widget: document, changed: report.changed, failure: report.failure),
                status: .created
            )
            response.headers.add("Location", "\(configuration.basePath)/v1/widgets/\(placement.id)")
            return response
        case .failure(.taken):
            throw HTTPProblem(
                .conflict,
                title: "Taken",
                detail: "a widget is placed as \"\(placement.id)\" already",
                members: [("parameter", .string("id"))]
            )
        case .failure(.unknown(let error)):
            throw problem(error.path.split(separator: ".").last.map(String.init) ?? "kind", error.problem)
        case .failure(.extensionError(.refused(let failure))) where failure.reason == .unknownKind:
            throw problem("kind", failure.message)
        case .failure(.extensionError(let error)):
            throw HTTPProblem(error, asking: placement.id)
        }
    }

    /// The placement that a body describes, as in config.json: kind, family, and perhaps id and configuration.
    private func placement(_ body: [String: JSONValue]) throws(HTTPProblem) -> Placement {
        let known = ["id", "kind", "family", "configuration"]
        for key in body.keys.sorted() where !known.contains(key) {
            throw problem(key, "\"\(key)\" is no member of a widget" + suggestion(for: key, among: known))
        }
        let kind = try string(body, "kind")
        let name = try string(body, "family")
        guard let family = WidgetFamilyName(rawValue: name) else {
            let families = WidgetFamilyName.allCases.map(\.rawValue)
            throw problem(
                "family",
                "unknown family \"\(name)\"; expected one of \(families.joined(separator: ", "))"
            )
        }
        var placement = Placement(id: freeID(kind, family), kind: kind, family: family)
        if body["id"] != nil {
            placement.id = try string(body, "id")
            guard ConfigurationParser.isValidID(placement.id) else {
                throw problem("id", "expected 1 to 100 letters, digits, dots, hyphens and underscores")
            }
        }
        switch body["configuration"] {
        case nil, .null?: break
        case .object(let values)?: placement.configuration = values.filter { $0.value != .null }
        case let other?: throw problem("configuration", "expected an object, found \(other.typeName)")
        }
        return placement
    }

    /// The kind's usual id, with a number where it is taken.
    private func freeID(_ kind: String, _ family: WidgetFamilyName) -> String {
        let usual = Placement.defaultID(kind: kind, family: family)
        guard shelf[usual] != nil else { return usual }
        var number = 2
        while shelf["\(usual)-\(number)"] != nil { number += 1 }
        return "\(usual)-\(number)"
    }

    private func string(_ body: [String: JSONValue], _ key: String) throws(HTTPProblem) -> String {
        switch body[key] {
        case .string(let text)?: return text
        case nil, .null?: throw problem(key, "expected \"\(key)\"")
        case let other?: throw problem(key, "expected a string, found \(other.typeName)")
        }
    }

    private func problem(_ parameter: String, _ detail: String) -> HTTPProblem {
        HTTPProblem(
            .unprocessableContent,
            title: "Bad widget",
            detail: "\(parameter): \(detail)",
            members: [("parameter", .string(parameter))]
        )
    }
}

/// A widget that was placed, in JSON.
struct PlacedDocument: Encodable {
    var widget: WidgetDocument?
    var changed: Bool
    var failure: String?
}
