internal import HTTPServer

extension ServiceRoutes {
    func addPages(to router: inout HTTPRouter) {
        router.add(.get, "/", summary: "The placed widgets as a page", details: .page) { request, _, responder in
            // Without its slash the page's relative addresses would lead beside it.
            guard request.path.hasSuffix("/") else {
                return responder.send(.redirect(to: configuration.basePath + "/", status: HTTPStatus(rawValue: 308)))
            }
            serve(["index.html"], request, responder)
        }
        router.add(.get, "/widgets/{id}", summary: "One widget as a page", details: .page) {
            request,
            parameters,
            responder in
            do throws(HTTPProblem) {
                _ = try widget(parameters)
                serve(["widget.html"], request, responder)
            } catch {
                responder.send(error)
            }
        }
        router.add(.get, "/{path...}", summary: "The files of the public folder") { request, parameters, responder in
            serve(request.pathSegments.dropFirst(basePathLength).map { $0 }, request, responder)
        }
    }

    private var basePathLength: Int { configuration.basePath.split(separator: "/").count }

    /// Files are small and cached by their stamp, so they are read on the loop.
    private func serve(_ segments: [String], _ request: HTTPRequest, _ responder: HTTPResponder) {
        guard let files else {
            return responder.send(
                .problem(
                    .notFound,
                    "nothing is at \(request.path), and the folder of pages, \(configuration.publicFolder), is not there"
                )
            )
        }
        guard var response = files.file(segments) else {
            return responder.send(.problem(.notFound, "nothing is at \(request.path)"))
        }
        response.headers.add(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'"
        )
        response.headers.add("Referrer-Policy", "no-referrer")
        responder.send(response)
    }
}
