internal import ExtensionProtocol
internal import HTTPServer
internal import LinuxSystem

// Map: this file has the table; +Entries answers with entries and pictures, +Actions performs and reloads, +Catalog tells
// what there is, +Options lists values and edits, +Placing adds and removes, +Links follows deep links, +Operations tells the
// operator what happens, +Pages serves the public folder.

/// The HTTP interface of the service.
///
/// What is drawn already is answered on the event loop; whatever draws, waits for a process or reads the disk is not.
struct ServiceRoutes: Sendable {
    let configuration: Configuration
    let shelf: WidgetShelf
    let service: WidgetService
    let maker: PictureMaker
    let files: StaticFiles?
    let hub: EventHub
    let announcer: EntryAnnouncer
    let metrics: ServiceMetrics
    let storage: StorageProblems
    /// What went over the wire; nil before the server listens.
    let traffic: @Sendable () -> HTTPServer.Statistics?
    let now: @Sendable () -> Double

    /// The route table.
    var router: HTTPRouter {
        var router = HTTPRouter(basePath: configuration.basePath)
        addEntries(to: &router)
        addActions(to: &router)
        addCatalog(to: &router)
        addGallery(to: &router)
        addOptions(to: &router)
        addPlacing(to: &router)
        addLinks(to: &router)
        addOperations(to: &router)
        addPages(to: &router)
        addDescription(to: &router)
        return router
    }

    /// The placed widget that the path names.
    func widget(_ parameters: PathParameters) throws(HTTPProblem) -> PublishedWidget {
        let id = parameters["id"]
        guard let widget = shelf[id] else {
            throw HTTPProblem(
                .notFound,
                title: "No such widget",
                detail: "no widget is placed as \"\(id)\""
                    + suggestion(for: id, among: shelf.widgets.map(\.placement.id))
            )
        }
        return widget
    }

    /// Notes that somebody looks at a widget; once a minute is enough to know how often.
    func looked(at widget: PublishedWidget) {
        guard widget.isFirstLook(at: now()) else { return }
        let id = widget.placement.id
        Task { await service.looked(at: id) }
    }
}

extension HTTPResponder {
    /// Answers with what `body` makes, or with the problem that it throws.
    func answer(_ body: () throws(HTTPProblem) -> HTTPResponse) {
        do throws(HTTPProblem) {
            send(try body())
        } catch {
            send(error)
        }
    }

    /// Answers later, off the event loop.
    func answerLater(_ body: @escaping @Sendable () async throws(HTTPProblem) -> HTTPResponse) {
        Task {
            do throws(HTTPProblem) {
                send(try await body())
            } catch {
                send(error)
            }
        }
    }
}
