internal import ExtensionProtocol
internal import HTTPServer

extension ServiceRoutes {
    func addGallery(to router: inout HTTPRouter) {
        for state in [EntryState.snapshot, .placeholder] {
            router.add(
                .get,
                "/v1/kinds/{kind}/\(state.rawValue).svg",
                summary: "A picture of the kind for a gallery",
                details: .gallery
            ) { request, parameters, responder in
                responder.answerLater { () throws(HTTPProblem) in try await gallery(state, request, parameters) }
            }
        }
    }

    private func gallery(
        _ state: EntryState,
        _ request: HTTPRequest,
        _ parameters: PathParameters
    ) async throws(HTTPProblem) -> HTTPResponse {
        let descriptor = try kind(parameters)
        let family = try family(request, of: descriptor)
        let query = try PictureQuery(request)
        let instant = query.instant ?? now()
        switch await service.gallery(GalleryKey(kind: descriptor.kind, family: family, state: state)) {
        case .failure(let error):
            throw HTTPProblem(error, asking: descriptor.kind)
        case .success(let widget):
            if let picture = widget.picture(of: 0, query.request, at: instant) { return response(picture, at: instant) }
            guard let archive = widget.archive,
                let picture = maker.picture(
                    of: 0,
                    in: archive,
                    request: query.request,
                    title: widget.displayName,
                    idPrefix: "\(widget.placement.id)-\(state.rawValue)",
                    at: instant
                )
            else { throw HTTPProblem(.internalServerError, detail: "the archive of this kind is inconsistent") }
            if query.instant == nil { widget.keep(picture, of: 0, query.request) }
            return response(picture, at: instant)
        }
    }

    /// The family that the query names, or the kind's first.
    private func family(_ request: HTTPRequest, of kind: KindDescriptor) throws(HTTPProblem) -> WidgetFamilyName {
        guard let name = request.queryValue("family") else { return kind.families.first ?? .systemSmall }
        guard let family = WidgetFamilyName(rawValue: name), kind.families.contains(family) else {
            throw HTTPProblem(
                .badRequest,
                title: "Bad query",
                detail: "family=\(name): expected one of \(kind.families.map(\.rawValue).joined(separator: ", "))",
                members: [("parameter", .string("family"))]
            )
        }
        return family
    }
}
