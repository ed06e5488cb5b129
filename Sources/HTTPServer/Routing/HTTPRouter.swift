/// Finds the route for a request: unknown paths are answered 404, other methods 405; HEAD and OPTIONS need no route.
package struct HTTPRouter: HTTPHandler {
    /// Answers a request of one route; called on the connection's event loop.
    package typealias Handler = @Sendable (HTTPRequest, PathParameters, HTTPResponder) -> Void

    /// One route, as for a description of the interface.
    package struct Route: Sendable {
        /// The method.
        package let method: HTTPMethod
        /// The path's pattern, base path excluded.
        package let pattern: RoutePattern
        /// What it does, in a line.
        package let summary: String
        /// What it takes and gives.
        package let details: RouteDetails
    }

    /// The routes in the order they were added.
    package private(set) var routes: [Route] = []
    private let base: [String]
    private var tree = RouteTree<Handler>()

    /// A router without routes; every path is found below the base path, such as "/widgets".
    package init(basePath: String = "") {
        base = basePath.split(separator: "/").map(String.init)
    }

    /// Adds a route. False, and nothing added, where the pattern is malformed or the method has a route for it.
    @discardableResult
    package mutating func add(
        _ method: HTTPMethod,
        _ pattern: String,
        summary: String = "",
        details: RouteDetails = RouteDetails(),
        _ handler: @escaping Handler
    ) -> Bool {
        guard let parsed = RoutePattern(pattern), tree.insert(handler, method, parsed.segments[...]) else {
            assertionFailure("route \(method.rawValue) \(pattern) is malformed or there twice")
            return false
        }
        routes.append(Route(method: method, pattern: parsed, summary: summary, details: details))
        return true
    }

    package func respond(to request: HTTPRequest, with responder: HTTPResponder) {
        if request.path == "*" {
            return responder.send(Self.allowance(Array(Set(routes.map(\.method)))))
        }
        let segments = request.pathSegments[...]
        var parameters = PathParameters()
        guard segments.starts(with: base), let found = tree.find(segments.dropFirst(base.count), &parameters) else {
            return responder.send(HTTPProblem(.notFound, detail: "nothing is at \(request.path)"))
        }
        if let handler = found[request.method] ?? (request.method == .head ? found[.get] : nil) {
            return handler(request, parameters, responder)
        }
        // A route that takes every path does not make all of them exist.
        guard parameters.rest.isEmpty || request.method == .options else {
            return responder.send(HTTPProblem(.notFound, detail: "nothing is at \(request.path)"))
        }
        let allowed = Self.allowance(Array(found.keys))
        guard request.method != .options else { return responder.send(allowed) }
        responder.send(
            HTTPProblem(
                .methodNotAllowed,
                detail: "\(request.path) has no \(request.method.rawValue); allowed: \(allowed.headers["Allow"] ?? "")",
                headers: allowed.headers
            )
        )
    }

    /// 204 with the `Allow` field.
    private static func allowance(_ methods: [HTTPMethod]) -> HTTPResponse {
        let allowed = HTTPMethod.allCases.filter { method in
            methods.contains(method) || method == .options || method == .head && methods.contains(.get)
        }
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        return HTTPResponse(status: .noContent, headers: ["Allow": list])
    }
}
