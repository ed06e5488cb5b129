internal import ExtensionProtocol
internal import HTTPServer
internal import ViewTree

extension ServiceRoutes {
    func addCatalog(to router: inout HTTPRouter) {
        router.add(.get, "/v1/widgets", summary: "The placed widgets") { _, _, responder in
            // Off the event loop, since an archive may still have to be read.
            responder.answerLater { .encoded(["widgets": shelf.widgets.map { document(of: $0) }]) }
        }
        router.add(.get, "/v1/widgets/{id}", summary: "A placed widget") { _, parameters, responder in
            responder.answerLater { () throws(HTTPProblem) in .encoded(document(of: try widget(parameters))) }
        }
        router.add(.get, "/v1/kinds", summary: "What the bundles offer") { _, _, responder in
            responder.send(.encoded(shelf.kinds.map(KindDocument.init)))
        }
        router.add(.get, "/v1/kinds/{kind}", summary: "A kind of widget") { _, parameters, responder in
            responder.answer { () throws(HTTPProblem) in .encoded(KindDocument(try kind(parameters))) }
        }
        router.add(.get, "/v1/intents", summary: "The intents and their parameters") { _, _, responder in
            responder.send(.encoded(["intents": shelf.intents.map(IntentDocument.init)]))
        }
        router.add(.get, "/healthz", summary: "Whether the service is alive") { _, _, responder in
            responder.send(.encoded(["status": "alive"]))
        }
        router.add(
            .get,
            "/readyz",
            summary: "Whether every placed widget can be shown",
            details: RouteDetails(problems: [.init(.serviceUnavailable, "Some widgets have nothing to show yet.")])
        ) { _, _, responder in
            responder.answer { () throws(HTTPProblem) in try readiness() }
        }
    }

    /// The kind that the path names.
    func kind(_ parameters: PathParameters) throws(HTTPProblem) -> KindDescriptor {
        let name = parameters["kind"]
        guard let descriptor = shelf.kinds.first(where: { $0.kind == name }) else {
            throw HTTPProblem(
                .notFound,
                title: "No such kind",
                detail: "no bundle has the kind \"\(name)\"" + suggestion(for: name, among: shelf.kinds.map(\.kind))
            )
        }
        return descriptor
    }

    func document(of widget: PublishedWidget) -> WidgetDocument {
        let placement = widget.placement
        let base = "\(configuration.basePath)/v1/widgets/\(placement.id)"
        return WidgetDocument(
            id: placement.id,
            kind: placement.kind,
            family: placement.family,
            displayName: widget.displayName,
            size: configuration.device.size(of: placement.family),
            configuration: placement.configuration,
            state: widget.archive?.state,
            stale: widget.failure != nil,
            failure: widget.failure.map(FailureDocument.init),
            svg: "\(configuration.basePath)/widgets/\(placement.id).svg",
            entry: "\(base)/entry",
            timeline: "\(base)/timeline"
        )
    }

    private func readiness() throws(HTTPProblem) -> HTTPResponse {
        let waiting = shelf.widgets.filter { !$0.isSettled }
        guard waiting.isEmpty else {
            let reasons = waiting.map { JSONText.string("\($0.placement.id): its provider has not answered yet") }
            throw HTTPProblem(
                .serviceUnavailable,
                title: "Not ready",
                detail: "\(waiting.count) of \(shelf.widgets.count) widgets have nothing to show yet",
                members: [("reasons", .array(reasons))],
                headers: ["Retry-After": "1"]
            )
        }
        let problems = storage.all
        return .encoded(ReadinessDocument(status: problems.isEmpty ? "ready" : "degraded", reasons: problems))
    }
}

/// Whether all is well, in JSON.
struct ReadinessDocument: Encodable {
    /// `ready`, or `degraded` where the disk refuses and what is served lies in memory alone.
    var status: String
    var reasons: [String]
}

/// A placed widget in JSON.
struct WidgetDocument: Encodable {
    var id: String
    var kind: String
    var family: WidgetFamilyName
    var displayName: String
    var size: Size?
    var configuration: [String: JSONValue]
    var state: EntryState?
    var stale: Bool
    var failure: FailureDocument?
    var svg: String
    var entry: String
    var timeline: String
}

/// A kind of widget in JSON.
struct KindDocument: Encodable {
    var kind: String
    var displayName: String
    var description: String
    var families: [WidgetFamilyName]
    var parameters: [ParameterDocument]

    init(_ descriptor: KindDescriptor) {
        kind = descriptor.kind
        displayName = descriptor.displayName
        description = descriptor.description
        families = descriptor.families
        parameters = descriptor.parameters.map(ParameterDocument.init)
    }
}

/// A parameter in JSON.
struct ParameterDocument: Encodable {
    var name: String
    var title: String
    var type: String
    var isOptional: Bool
    var `default`: JSONValue?
    var schema: JSONValue

    init(_ description: ParameterDescription) {
        name = description.name
        title = description.title
        type = description.type
        isOptional = description.isOptional
        self.default = description.default
        schema = description.schema
    }
}

/// An intent in JSON.
struct IntentDocument: Encodable {
    var name: String
    var title: String
    var description: String?
    var parameters: [ParameterDocument]

    init(_ summary: IntentSummary) {
        name = summary.name
        title = summary.title
        description = summary.description
        parameters = summary.parameters.map(ParameterDocument.init)
    }
}
