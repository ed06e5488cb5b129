/// The interface as an OpenAPI 3.1 document, made from the route table.
package struct OpenAPIDescription {
    private let title: String
    private let version: String
    private let basePath: String
    private let routes: [HTTPRouter.Route]

    /// Describes `routes`; those that take all paths below a folder are files and left out.
    package init(title: String, version: String, basePath: String, routes: [HTTPRouter.Route]) {
        self.title = title
        self.version = version
        self.basePath = basePath
        self.routes = routes.filter { $0.pattern.isFinite }
    }

    /// The document.
    package var json: JSONText {
        var paths: [(String, [(String, JSONText)])] = []
        for route in routes {
            let operation = (route.method.rawValue.lowercased(), self.operation(route))
            if let index = paths.firstIndex(where: { $0.0 == route.pattern.text }) {
                paths[index].1.append(operation)
            } else {
                paths.append((route.pattern.text, [operation]))
            }
        }
        return .object([
            ("openapi", .string("3.1.0")),
            ("info", .object([("title", .string(title)), ("version", .string(version))])),
            ("servers", .array([.object([("url", .string(basePath.isEmpty ? "/" : basePath))])])),
            ("paths", .object(paths.map { ($0.0, .object($0.1)) })),
            ("components", .object([("schemas", .object([("Problem", Self.problemSchema)]))])),
        ])
    }

    private func operation(_ route: HTTPRouter.Route) -> JSONText {
        var members: [(String, JSONText)] = [
            ("operationId", .string(Self.operationID(route))),
            ("summary", .string(route.summary)),
        ]
        let parameters = route.pattern.parameterNames.map(Self.pathParameter) + route.details.query.map(Self.parameter)
        if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
        if !route.details.consumes.isEmpty {
            members.append(("requestBody", .object([("content", Self.content(route.details.consumes))])))
        }
        members.append(("responses", .object(responses(route))))
        return .object(members)
    }

    private func responses(_ route: HTTPRouter.Route) -> [(String, JSONText)] {
        var good: [(String, JSONText)] = [("description", .string(route.summary))]
        if !route.details.produces.isEmpty { good.append(("content", Self.content(route.details.produces))) }
        let refusals = route.details.problems + [RouteDetails.Refusal(.notFound, "There is no such thing.")]
        var responses = [(String(route.details.status.rawValue), JSONText.object(good))]
        for refusal in refusals where !responses.contains(where: { $0.0 == String(refusal.status.rawValue) }) {
            responses.append((String(refusal.status.rawValue), Self.problem(refusal.meaning)))
        }
        return responses + [("default", Self.problem("Any other refusal."))]
    }

    private static func operationID(_ route: HTTPRouter.Route) -> String {
        let words = route.pattern.text.split { !$0.isLetter && !$0.isNumber }
        return words.reduce(route.method.rawValue.lowercased()) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }

    private static func pathParameter(_ name: String) -> JSONText {
        .object([
            ("name", .string(name)), ("in", .string("path")), ("required", .bool(true)),
            ("schema", .object([("type", .string("string"))])),
        ])
    }

    private static func parameter(_ query: RouteDetails.Query) -> JSONText {
        var schema: [(String, JSONText)] = [("type", .string("string"))]
        if !query.values.isEmpty { schema.append(("enum", .array(query.values.map(JSONText.string)))) }
        return .object([
            ("name", .string(query.name)), ("in", .string("query")), ("required", .bool(query.isRequired)),
            ("description", .string(query.description)), ("schema", .object(schema)),
        ])
    }

    private static func content(_ types: [String]) -> JSONText {
        .object(
            types.map { type in
                let schema = type.hasPrefix("application/json") ? "object" : "string"
                // A list is JSON too.
                let any: JSONText = schema == "object" ? .object([]) : .object([("type", .string(schema))])
                return (type, .object([("schema", any)]))
            }
        )
    }

    private static func problem(_ meaning: String) -> JSONText {
        .object([
            ("description", .string(meaning)),
            (
                "content",
                .object([
                    (
                        "application/problem+json",
                        .object([("schema", .object([("$ref", .string("#/components/schemas/Problem"))]))])
                    )
                ])
            ),
        ])
    }

    /// RFC 9457 §3.1.
    private static let problemSchema = JSONText.object([
        ("type", .string("object")),
        (
            "properties",
            .object([
                ("type", .object([("type", .string("string"))])),
                ("title", .object([("type", .string("string"))])),
                ("status", .object([("type", .string("integer"))])),
                ("detail", .object([("type", .string("string"))])),
            ])
        ),
    ])
}

extension RoutePattern {
    /// Whether the pattern has an end.
    fileprivate var isFinite: Bool {
        if case .rest? = segments.last { return false }
        return true
    }

    fileprivate var parameterNames: [String] {
        segments.compactMap { segment in
            guard case .parameter(_, let name, _) = segment else { return nil }
            return name
        }
    }
}
