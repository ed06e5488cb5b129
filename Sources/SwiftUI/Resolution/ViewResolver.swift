package import AppIntents
import ViewLayout
package import ViewTree

/// Turns an author's view into an archivable tree.
@MainActor
package enum ViewResolver {
    /// The most passes over a view whose content depends on sizes that its content changes.
    private static let passLimit = 4

    /// The tree of `view` evaluated in `environment`; it never fails, what could not be shown is named in the
    /// diagnostics.
    ///
    /// Where content depends on a size (readers, shapes of the author's own), the view is laid out in the environment's
    /// container size and evaluated again until the sizes agree.
    package static func resolve(_ view: some View, environment: EnvironmentValues) -> ResolvedView {
        var frames: [Int: CGRect] = [:]
        var pass = 1
        while true {
            let record = ResolutionRecord(leafFrames: frames)
            var environment = environment
            environment.readLog = record.reads
            let context = ResolveContext(environment: environment, record: record)
            let content = context.directed(context.resolveRoot(view))
            record.background = record.background.map(context.directed)
            guard record.leafCount > 0 || !record.layouts.isEmpty || record.hasChoices else {
                return ResolvedView(content: content, record: record, accent: environment.inherited.accent)
            }
            let places = Places(of: content, record.background, in: context)
            if record.leafCount > 0, pass < passLimit {
                let found = places.leafFrames
                let known = frames
                frames.merge(found) { $1 }
                if !frames.agrees(with: known) {
                    pass += 1
                    continue
                }
            }
            record.background = record.background.map { places.settled($0, places.background) }
            return ResolvedView(
                content: places.settled(content, places.content),
                record: record,
                accent: environment.inherited.accent
            )
        }
    }
}

extension ResolveContext {
    /// The one node that `view` stands for: several stand below each other.
    @MainActor
    fileprivate func resolveRoot(_ view: some View) -> ViewNode {
        let nodes = resolve(view)
        return nodes.count > 1 ? .stack(StackNode(axis: .vertical, children: nodes)) : nodes.first ?? .empty
    }

    /// The node as it lies where everything is read from right to left.
    fileprivate func directed(_ node: ViewNode) -> ViewNode {
        guard environment.inherited.layoutDirection == .rightToLeft else { return node }
        return .direction(DirectionNode(isRightToLeft: true, child: node))
    }
}

extension [Int: CGRect] {
    /// Whether no frame differs by more than a hundredth of a point.
    fileprivate func agrees(with other: [Int: CGRect]) -> Bool {
        count == other.count
            && allSatisfy { leaf, frame in
                guard let known = other[leaf] else { return false }
                return abs(frame.minX - known.minX) < 0.01 && abs(frame.minY - known.minY) < 0.01
                    && abs(frame.width - known.width) < 0.01 && abs(frame.height - known.height) < 0.01
            }
    }
}

extension Paint {
    /// The paint with the accent colour replaced; gradients of it stay.
    fileprivate func replacingAccent(with accent: ColorReference) -> Paint {
        switch self {
        case .color(.semantic(.accent)): .color(accent)
        case .opacity(let paint, let factor): .opacity(paint.replacingAccent(with: accent), factor)
        case .hierarchical(let level, let base?):
            .hierarchical(level: level, base: base.replacingAccent(with: accent))
        default: self
        }
    }
}

extension Size {
    init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
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

    fileprivate init(content: ViewNode, record: ResolutionRecord, accent: ColorReference?) {
        var numbering = ActionNumbering()
        func finished(_ node: ViewNode) -> ViewNode {
            let unmarked = record.leafCount > 0 || !record.layoutValues.isEmpty ? SizeMark.removed(from: node) : node
            let node = accent.map { accent in unmarked.mapPaints { $0.replacingAccent(with: accent) } } ?? unmarked
            return numbering.numbered(node)
        }
        tree = EntryTree(
            content: finished(content),
            background: record.background.map { finished($0) },
            url: record.url
        )
        reads = record.reads.reads
        diagnostics = record.diagnostics + record.reads.diagnostics
        intents = record.intents
        urlHandlers = record.urlHandlers
    }
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
