internal import ExtensionProtocol
internal import HTTPServer
internal import ViewTree

extension ServiceRoutes {
    func addOptions(to router: inout HTTPRouter) {
        router.add(
            .get,
            "/v1/kinds/{kind}/parameters/{name}/options",
            summary: "The values that a parameter can have",
            details: RouteDetails(
                query: [.init("q", "Words that the options have in common.")],
                problems: [.badValue, .extensionFailed]
            )
        ) { request, parameters, responder in
            responder.answerLater { () throws(HTTPProblem) in try await options(request, parameters) }
        }
        router.add(.patch, "/v1/widgets/{id}", summary: "Changes a widget's configuration", details: .edit) {
            request,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in try await edit(request, parameters) }
        }
    }

    private func options(_ request: HTTPRequest, _ parameters: PathParameters) async throws(HTTPProblem) -> HTTPResponse
    {
        let descriptor = try kind(parameters)
        let question = OptionsRequest(
            kind: descriptor.kind,
            parameter: parameters["name"],
            search: request.queryValue("q")
        )
        switch await service.options(question) {
        case .success(let options): return .encoded(["options": options])
        case .failure(let error): throw HTTPProblem(error, asking: descriptor.kind)
        }
    }

    /// A merge patch (RFC 7396) of the configuration: values replace, null goes back to the default.
    private func edit(_ request: HTTPRequest, _ parameters: PathParameters) async throws(HTTPProblem) -> HTTPResponse {
        let widget = try widget(parameters)
        let body = try IntentBody(request).parameters
        for key in body.keys.sorted() where key != "configuration" {
            throw HTTPProblem(
                .unprocessableContent,
                title: "Bad member",
                detail: "\"\(key)\" cannot be changed" + suggestion(for: key, among: ["configuration"]),
                members: [("parameter", .string(key))]
            )
        }
        guard case .object(let changes)? = body["configuration"] else {
            throw HTTPProblem(.badRequest, title: "Bad body", detail: "expected {\"configuration\": {…}}")
        }
        switch await service.edit(widget.placement.id, changes) {
        case .success(let report):
            let edited = shelf[widget.placement.id] ?? widget
            return .encoded(
                EditDocument(widget: document(of: edited), changed: report.changed, failure: report.failure)
            )
        case .failure(let error):
            throw HTTPProblem(error, asking: widget.placement.id)
        }
    }
}

/// A widget after its configuration was changed, in JSON.
struct EditDocument: Encodable {
    var widget: WidgetDocument
    var changed: Bool
    var failure: String?
}
