internal import ExtensionProtocol
internal import HTTPServer
internal import LinuxSystem
internal import Rendering
internal import ViewTree

extension ServiceRoutes {
    func addEntries(to router: inout HTTPRouter) {
        router.add(.get, "/widgets/{id}.svg", summary: "The current entry as a picture", details: .picture) {
            request,
            parameters,
            responder in
            picture(request, parameters, responder)
        }
        router.add(
            .get,
            "/widgets/{id}.txt",
            summary: "The current entry as plain text",
            details: RouteDetails(
                query: PictureQuery.described,
                produces: ["text/plain"],
                problems: [.badQuery, .nothingYet]
            )
        ) {
            request,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in try text(request, parameters) }
        }
        router.add(.get, "/v1/widgets/{id}/entry", summary: "The current entry", details: .entry) {
            request,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in try entry(request, parameters) }
        }
        router.add(.get, "/v1/widgets/{id}/timeline", summary: "All entries", details: .entry) {
            request,
            parameters,
            responder in
            responder.answerLater { () throws(HTTPProblem) in try timeline(request, parameters) }
        }
    }

    private func picture(_ request: HTTPRequest, _ parameters: PathParameters, _ responder: HTTPResponder) {
        do throws(HTTPProblem) {
            let widget = try widget(parameters)
            let query = try PictureQuery(request)
            let instant = query.instant ?? now()
            if widget.isRead {
                let (_, index) = try current(widget, at: instant)
                if let picture = widget.picture(of: index, query.request, at: instant) {
                    return responder.send(response(picture, at: instant))
                }
            }
            responder.answerLater { () throws(HTTPProblem) in try drawn(widget, query, at: instant) }
        } catch {
            responder.send(error)
        }
    }

    /// Draws the entry that is current, and keeps the picture; off the event loop.
    private func drawn(
        _ widget: PublishedWidget,
        _ query: PictureQuery,
        at instant: Double
    ) throws(HTTPProblem) -> HTTPResponse {
        let (archive, index) = try current(widget, at: instant)
        let begun = SystemClock.monotonicNanoseconds()
        guard
            let picture = maker.picture(
                of: index,
                in: archive,
                request: query.request,
                title: widget.displayName,
                idPrefix: widget.placement.id,
                at: instant
            )
        else { throw HTTPProblem(.internalServerError, detail: "the archive of this widget is inconsistent") }
        metrics.recordDrawing(seconds: Double(SystemClock.monotonicNanoseconds() - begun) / 1e9)
        if query.instant == nil { widget.keep(picture, of: index, query.request) }
        return response(picture, at: instant)
    }

    /// The archive and the entry that is current at `instant`.
    private func current(
        _ widget: PublishedWidget,
        at instant: Double
    ) throws(HTTPProblem) -> (archive: TimelineArchive, index: Int) {
        looked(at: widget)
        guard let archive = widget.archive, let index = widget.plan?.currentIndex(at: instant) else {
            throw HTTPProblem(
                .serviceUnavailable,
                title: "Nothing to show yet",
                detail: widget.failure.map { "the provider has given no entry: \($0.message)" }
                    ?? "the provider has been asked for the first time and has not answered yet",
                headers: ["Retry-After": "1"]
            )
        }
        return (archive, index)
    }

    /// Seconds until the next change that is known, within the configured bound.
    private func maxAge(until change: Double?, at instant: Double) -> Int {
        let bound = configuration.limits.maxAge
        return Int(min(change.map { max($0 - instant, 0) } ?? bound, bound))
    }

    func response(_ picture: Picture, at instant: Double) -> HTTPResponse {
        HTTPResponse(
            headers: [
                "Content-Type": "image/svg+xml; charset=utf-8",
                "ETag": picture.entityTag,
                "Cache-Control": "max-age=\(maxAge(until: picture.validUntil, at: instant))",
                // No script and nothing from elsewhere, even if an escape were missed.
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
                "X-Content-Type-Options": "nosniff",
            ],
            body: picture.bytes
        )
    }

    private func text(_ request: HTTPRequest, _ parameters: PathParameters) throws(HTTPProblem) -> HTTPResponse {
        let widget = try widget(parameters)
        let query = try PictureQuery(request)
        let instant = query.instant ?? now()
        let shown = try shown(widget, query, at: instant)
        var response = HTTPResponse.text(EntryReading.text(of: shown.tree) + "\n")
        response.headers.add("Cache-Control", "max-age=\(maxAge(until: shown.validUntil, at: instant))")
        response.headers.add("X-Content-Type-Options", "nosniff")
        return response
    }

    private func entry(_ request: HTTPRequest, _ parameters: PathParameters) throws(HTTPProblem) -> HTTPResponse {
        let widget = try widget(parameters)
        let query = try PictureQuery(request)
        let instant = query.instant ?? now()
        let shown = try shown(widget, query, at: instant)
        let document = EntryDocument(
            widget: widget,
            archive: shown.archive,
            index: shown.index,
            tree: shown.tree,
            at: instant,
            basePath: configuration.basePath
        )
        return .encoded(document, maxAge: maxAge(until: shown.validUntil, at: instant))
    }

    private func timeline(_ request: HTTPRequest, _ parameters: PathParameters) throws(HTTPProblem) -> HTTPResponse {
        let widget = try widget(parameters)
        let query = try PictureQuery(request)
        let instant = query.instant ?? now()
        let (archive, index) = try current(widget, at: instant)
        let entries = archive.entries.compactMap { entry -> TimelineDocument.Entry? in
            guard
                let tree = maker.tree(of: entry, in: archive, request: query.request, at: max(entry.date, instant))?
                    .tree
            else { return nil }
            return TimelineDocument.Entry(
                date: Instant.text(entry.date),
                relevance: entry.relevance,
                text: EntryReading.text(of: tree),
                actions: ActionDocument.list(of: tree),
                view: tree.content
            )
        }
        let document = TimelineDocument(
            widget: widget.placement.id,
            kind: archive.kind,
            family: archive.family,
            state: archive.state,
            generatedAt: Instant.text(archive.generatedAt),
            policy: PolicyDocument(archive.policy),
            current: index,
            stale: widget.failure != nil,
            failure: widget.failure.map(FailureDocument.init),
            entries: entries
        )
        return .encoded(document, maxAge: maxAge(until: widget.plan?.nextChange(after: instant), at: instant))
    }

    /// What a widget shows at an instant.
    struct Shown {
        var archive: TimelineArchive
        /// The entry's place in the archive.
        var index: Int
        var tree: EntryTree
        /// The next entry or tick, in seconds since 1970.
        var validUntil: Double?
    }

    /// The entry that is current at `instant`, with its dates in words.
    func shown(
        _ widget: PublishedWidget,
        _ query: PictureQuery,
        at instant: Double
    ) throws(HTTPProblem) -> Shown {
        let (archive, index) = try current(widget, at: instant)
        guard let found = maker.tree(of: archive.entries[index], in: archive, request: query.request, at: instant)
        else {
            throw HTTPProblem(.internalServerError, detail: "the archive of this widget is inconsistent")
        }
        let change = [found.nextChange, widget.plan?.nextChange(after: instant)].compactMap { $0 }.min()
        return Shown(archive: archive, index: index, tree: found.tree, validUntil: change)
    }
}
