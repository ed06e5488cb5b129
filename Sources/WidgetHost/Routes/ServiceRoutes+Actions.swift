internal import ExtensionProtocol
internal import HTTPServer
internal import ViewTree

extension ServiceRoutes {
    func addActions(to router: inout HTTPRouter) {
        router.add(.post, "/v1/widgets/{id}/reload", summary: "Asks the provider anew", details: .reload) {
            _,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in
                let widget = try widget(parameters)
                return reloaded([await service.reload(widget.placement.id, for: .operator)])
            }
        }
        router.add(.post, "/v1/kinds/{kind}/reload", summary: "Asks the kind's providers anew", details: .reload) {
            _,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in
                let descriptor = try kind(parameters)
                let ids = await service.ids(of: .kind(descriptor.kind))
                return reloaded(await service.reload(ids, for: .operator))
            }
        }
        router.add(.post, "/v1/reload", summary: "Asks all providers anew", details: .reload) { _, _, responder in
            responder.answerLater { () throws(HTTPProblem) in
                reloaded(await service.reload(await service.ids(of: .all), for: .operator))
            }
        }
        router.add(
            .post,
            "/v1/widgets/{id}/actions/{action}",
            summary: "Performs a button or toggle of the current entry",
            details: RouteDetails(query: PictureQuery.described, problems: [.badValue, .extensionFailed])
        ) { request, parameters, responder in
            responder.answerLater { () throws(HTTPProblem) in try await act(request, parameters) }
        }
        router.add(
            .post,
            "/v1/intents/{name}",
            summary: "Performs an intent",
            details: RouteDetails(
                consumes: ["application/json", "application/x-www-form-urlencoded"],
                problems: [.badValue, .extensionFailed]
            )
        ) { request, parameters, responder in
            responder.answerLater { () throws(HTTPProblem) in try await perform(request, parameters) }
        }
    }

    private func reloaded(_ reports: [ReloadReport]) -> HTTPResponse {
        .encoded(["reloads": reports.map(ReloadDocument.init)], status: .accepted)
    }

    private func act(_ request: HTTPRequest, _ parameters: PathParameters) async throws(HTTPProblem) -> HTTPResponse {
        let widget = try widget(parameters)
        let id = parameters["action"]
        let shown = try shown(widget, try PictureQuery(request), at: now())
        let actions = ActionDocument.list(of: shown.tree)
        guard let action = actions.first(where: { $0.id == id }) else {
            let known = actions.filter { $0.type == "intent" }.map(\.id).joined(separator: ", ")
            throw HTTPProblem(
                .notFound,
                title: "No such action",
                detail: "the current entry has no action \"\(id)\"; it has: \(known.isEmpty ? "none" : known)"
            )
        }
        guard let intent = action.intent else {
            throw HTTPProblem(
                .unprocessableContent,
                title: "Not an intent",
                detail: "the action \"\(id)\" is a link to \(action.url ?? ""); open it in place of performing it"
            )
        }
        let invocation = Invocation(intent: intent, parameters: action.parameters ?? [:])
        let outcome = try success(of: await service.perform(invocation, of: widget.placement.id), intent)
        return performed(intent, outcome)
    }

    private func perform(
        _ request: HTTPRequest,
        _ parameters: PathParameters
    ) async throws(HTTPProblem) -> HTTPResponse {
        let name = parameters["name"]
        let body = try IntentBody(request)
        let invocation = Invocation(intent: name, parameters: body.parameters)
        let outcome = try success(of: await service.perform(invocation, isLenient: body.isForm), name)
        return performed(name, outcome)
    }

    private func performed(_ intent: String, _ outcome: IntentOutcome) -> HTTPResponse {
        .encoded(
            PerformedDocument(
                intent: intent,
                value: outcome.report.value,
                dialog: outcome.report.dialog,
                openURL: outcome.report.openURL,
                changed: outcome.reloads.contains(where: \.changed),
                reloads: outcome.reloads.map(ReloadDocument.init)
            )
        )
    }

    private func success(
        of result: Result<IntentOutcome, ExtensionError>,
        _ intent: String
    ) throws(HTTPProblem) -> IntentOutcome {
        switch result {
        case .success(let outcome): return outcome
        case .failure(let error): throw HTTPProblem(error, asking: intent)
        }
    }
}

extension HTTPProblem {
    /// Why an extension gave no answer, in the words of HTTP; `subject` is the intent or the widget that was asked for.
    init(_ error: ExtensionError, asking subject: String) {
        switch error {
        case .refused(let failure):
            self.init(failure, intent: subject)
        case .timedOut(let seconds):
            self.init(
                .gatewayTimeout,
                title: "The extension did not answer",
                detail: "\(subject) gave no answer within \(seconds) s; what it did until then is done"
            )
        case .notKept(let problem):
            self.init(.insufficientStorage, title: "Not kept", detail: "nothing has changed: \(problem)")
        case .shuttingDown:
            self.init(.serviceUnavailable, detail: "the service is stopping")
        case .couldNotStart, .crashed, .tooMuchMemory, .unintelligible, .goneBefore:
            self.init(.badGateway, title: "The extension failed", detail: "the extension \(error)")
        }
    }

    /// A refusal by the extension in the words of HTTP.
    init(_ failure: ExtensionFailure, intent: String) {
        let status: HTTPStatus
        let title: String
        switch failure.reason {
        case .unknownIntent: (status, title) = (.notFound, "No such intent")
        case .badParameter: (status, title) = (.unprocessableContent, "Bad parameter")
        case .unknownKind, .unsupportedFamily: (status, title) = (.notFound, "No such widget")
        case .noApp: (status, title) = (.unprocessableContent, "No app")
        case .thrown: (status, title) = (.internalServerError, "The intent failed")
        case .emptyTimeline, .tooLarge: (status, title) = (.badGateway, "The extension failed")
        }
        var members: [(name: String, value: JSONText)] = [("intent", .string(intent))]
        if let parameter = failure.parameter { members.append(("parameter", .string(parameter))) }
        self.init(status, title: title, detail: failure.message, members: members)
    }
}

/// What performing an intent led to, in JSON.
struct PerformedDocument: Encodable {
    var intent: String
    var value: JSONValue?
    var dialog: String?
    var openURL: String?
    var changed: Bool
    var reloads: [ReloadDocument]
}

/// What became of a reload, in JSON.
struct ReloadDocument: Encodable {
    var widget: String
    var decision: String
    var changed: Bool
    var failure: String?
    var retryAfter: Double?

    init(_ report: ReloadReport) {
        widget = report.widget
        decision = report.decision.rawValue
        changed = report.changed
        failure = report.failure
        retryAfter = report.retryAfter
    }
}

/// The parameters in the body of a request: a JSON object, or a form.
struct IntentBody {
    var parameters: [String: JSONValue] = [:]
    var isForm = false

    /// - Throws: for another type or a body that is not of its type.
    init(_ request: HTTPRequest) throws(HTTPProblem) {
        guard !request.body.isEmpty else { return }
        switch request.contentType {
        case "application/json", nil:
            try readJSON(request.body)
        case "application/x-www-form-urlencoded":
            isForm = true
            for item in HTTPQueryItem.parse(String(decoding: request.body, as: UTF8.self)) {
                parameters[item.name] = .string(item.value)
            }
        case let type?:
            throw HTTPProblem(
                .unsupportedMediaType,
                detail: "the body is \(type); send application/json or application/x-www-form-urlencoded",
                headers: ["Accept-Post": "application/json, application/x-www-form-urlencoded"]
            )
        }
    }

    private mutating func readJSON(_ body: [UInt8]) throws(HTTPProblem) {
        let value: JSONValue
        do throws(StrictJSON.SyntaxError) {
            value = try StrictJSON.parse(body)
        } catch {
            throw HTTPProblem(.badRequest, title: "Bad JSON", detail: "the body is not JSON: \(error)")
        }
        guard case .object(let members) = value else {
            throw HTTPProblem(
                .badRequest,
                title: "Bad JSON",
                detail: "expected an object with the intent's parameters, found \(value.typeName)"
            )
        }
        parameters = members
    }
}
