internal import ExtensionProtocol
internal import Rendering
internal import ViewTree

/// A current entry as clients get it in JSON.
struct EntryDocument: Encodable {
    var widget: String
    var kind: String
    var family: WidgetFamilyName
    var size: Size
    var date: String
    var validUntil: String?
    var relevance: ArchivedEntry.Relevance?
    var state: EntryState
    var stale: Bool
    var failure: FailureDocument?
    /// What was ignored, cut or replaced.
    var diagnostics: [String] = []
    var text: String
    var actions: [ActionDocument]
    var svg: String
    var view: ViewNode
    var background: ViewNode?

    private enum Key: String, CodingKey {
        case widget, kind, family, size, date, validUntil, relevance, state, stale, failure, text, actions, svg, view
        case background, diagnostics
    }

    /// Members without a value are written as null, so that clients find the same ones every time.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(widget, forKey: .widget)
        try container.encode(kind, forKey: .kind)
        try container.encode(family, forKey: .family)
        try container.encode(size, forKey: .size)
        try container.encode(date, forKey: .date)
        try container.encode(validUntil, forKey: .validUntil)
        try container.encode(relevance, forKey: .relevance)
        try container.encode(state, forKey: .state)
        try container.encode(stale, forKey: .stale)
        try container.encode(failure, forKey: .failure)
        try container.encode(diagnostics, forKey: .diagnostics)
        try container.encode(text, forKey: .text)
        try container.encode(actions, forKey: .actions)
        try container.encode(svg, forKey: .svg)
        try container.encode(view, forKey: .view)
        try container.encode(background, forKey: .background)
    }
}

extension EntryDocument {
    /// The JSON of the entry `index`, whose dates are in words already, at `instant`.
    init(
        widget: PublishedWidget,
        archive: TimelineArchive,
        index: Int,
        tree: EntryTree,
        at instant: Double,
        basePath: String
    ) {
        self.init(
            widget: widget.placement.id,
            kind: archive.kind,
            family: archive.family,
            size: archive.size,
            date: Instant.text(archive.entries[index].date),
            validUntil: widget.plan?.nextChange(after: instant).map(Instant.text),
            relevance: archive.entries[index].relevance,
            state: archive.state,
            stale: widget.failure != nil,
            failure: widget.failure.map(FailureDocument.init),
            diagnostics: archive.diagnostics,
            text: EntryReading.text(of: tree),
            actions: ActionDocument.list(of: tree),
            svg: "\(basePath)/widgets/\(widget.placement.id).svg",
            view: tree.content,
            background: tree.background
        )
    }
}

/// Why the last reload brought nothing.
struct FailureDocument: Encodable {
    var date: String
    var message: String
    var count: Int
    var retryDate: String?

    init(_ failure: FailureRecord) {
        date = Instant.text(failure.date)
        message = failure.message
        count = failure.count
        retryDate = failure.retryDate.map(Instant.text)
    }
}

/// What a tap can do.
struct ActionDocument: Encodable {
    var id: String
    var type: String
    var intent: String?
    var parameters: [String: JSONValue]?
    var isOn: Bool?
    var url: String?
    var label: String?

    /// The actions of a tree in reading order, the widget's own link last.
    static func list(of tree: EntryTree) -> [ActionDocument] {
        var found: [ActionDocument] = []
        tree.content.walk { node in
            guard case .action(let action) = node else { return }
            var document = ActionDocument(id: action.id, type: "link")
            document.label = EntryReading.label(of: node)
            switch action.action {
            case .link(let url): document.url = url
            case .intent(let invocation, let control):
                document.type = "intent"
                document.intent = invocation.intent
                document.parameters = invocation.parameters
                if case .toggle(let isOn) = control { document.isOn = isOn }
            }
            found.append(document)
        }
        if let url = tree.url { found.append(ActionDocument(id: "w", type: "link", url: url)) }
        return found
    }
}
