package import AppIntents
package import ViewTree

/// Turns an author's view into an archivable tree.
@MainActor
package enum ViewResolver {
    /// The tree of `view` evaluated in `environment`; it never fails, what could not be shown is named in the diagnostics.
    package static func resolve(_ view: some View, environment: EnvironmentValues) -> ResolvedView {
        let record = ResolutionRecord()
        var environment = environment
        environment.readLog = record.reads
        let context = ResolveContext(environment: environment, record: record)
        let content = context.resolveOne(view)
        var numbering = ActionNumbering()
        let tree = EntryTree(
            content: numbering.numbered(content),
            background: record.background.map { numbering.numbered($0) },
            url: record.url
        )
        return ResolvedView(
            tree: tree,
            reads: record.reads.reads,
            diagnostics: record.diagnostics,
            intents: record.intents,
            urlHandlers: record.urlHandlers
        )
    }
}

/// An author's view, evaluated.
package struct ResolvedView {
    /// The archivable tree; its margins are left to the caller.
    package var tree: EntryTree
    /// Appearance-dependent values that the view's code asked for.
    package var reads: Set<EnvironmentRead>
    /// What could not be shown as written.
    package var diagnostics: [String]
    /// The intents of the view's buttons and toggles.
    package var intents: [any AppIntent.Type]
    /// Handlers of URLs that open the app.
    package var urlHandlers: [(URL) -> Void]
}

/// Gives actions their ids in the order of the tree.
private struct ActionNumbering {
    var controls = 0
    var links = 0

    mutating func numbered(_ node: ViewNode) -> ViewNode {
        guard case .action(var action) = node else { return node.mapChildren { numbered($0) } }
        switch action.action {
        case .intent:
            controls += 1
            action.id = "b\(controls)"
        case .link:
            links += 1
            action.id = "l\(links)"
        }
        action.child = numbered(action.child)
        return .action(action)
    }
}
