internal import HTTPServer
internal import ViewTree

extension ServiceRoutes {
    func addLinks(to router: inout HTTPRouter) {
        router.add(.get, "/v1/links/resolve", summary: "Where a deep link leads", details: RouteDetails(query: [.link]))
        { request, _, responder in
            responder.answerLater { () throws(HTTPProblem) in .encoded(try route(request)) }
        }
        router.add(
            .get,
            "/open",
            summary: "Follows a deep link",
            details: RouteDetails(
                query: [.link],
                produces: [],
                status: .found,
                problems: [.init(.forbidden, "A scheme that is never followed.")]
            )
        ) { request, _, responder in
            responder.answerLater { () throws(HTTPProblem) in
                let location = try route(request).location
                return .redirect(to: location.hasPrefix("/") ? configuration.basePath + location : location)
            }
        }
    }

    /// Configured rules come first; a link that no rule fits is opened as it is, if a placed widget carries it.
    private func route(_ request: HTTPRequest) throws(HTTPProblem) -> LinkRouter.Route {
        guard let url = request.queryValue("url"), !url.isEmpty else {
            throw HTTPProblem(.badRequest, title: "No link", detail: "the query needs url=, percent-encoded")
        }
        guard let scheme = LinkRouter.scheme(of: url) else {
            throw HTTPProblem(.badRequest, title: "Bad link", detail: "the link has no scheme such as myapp:")
        }
        guard !LinkRouter.refusedSchemes.contains(scheme) else {
            throw HTTPProblem(
                .forbidden,
                title: "Link refused",
                detail: "links with the scheme \(scheme): are never opened"
            )
        }
        if let route = LinkRouter(rules: configuration.links).route(url) { return route }
        guard isArchived(url) else {
            throw HTTPProblem(
                .notFound,
                title: "No route",
                detail: "no rule in links fits this link, and no placed widget carries it",
                members: [("setting", .string("links"))]
            )
        }
        return LinkRouter.Route(url: url, match: nil, location: url, parameters: [:])
    }

    private func isArchived(_ url: String) -> Bool {
        guard !url.unicodeScalars.contains(where: { $0.value < 0x21 || $0.value > 0x7E }) else { return false }
        return shelf.widgets.contains { widget in
            widget.archive?.trees.contains { $0.carries(url) } == true
        }
    }
}

extension EntryTree {
    /// Whether a link in the tree, or its own, leads to `link`.
    fileprivate func carries(_ link: String) -> Bool {
        if url == link { return true }
        var isFound = false
        content.walk { node in
            if case .action(let action) = node, action.action == .link(link) { isFound = true }
            if case .text(let text) = node, text.runs.contains(where: { $0.link == link }) { isFound = true }
        }
        return isFound
    }
}
