package import ViewTree

/// What surrounds a view while it is resolved.
package struct ResolveContext {
    /// The values that modifiers above the view have set.
    package var environment: EnvironmentValues
    /// What the whole resolution collects.
    package let record: ResolutionRecord
    /// How many authored views enclose this one.
    package private(set) var depth = 0

    /// The deepest nesting of authored views; deeper ones become nothing.
    package static let depthLimit = 200

    package init(environment: EnvironmentValues, record: ResolutionRecord) {
        self.environment = environment
        self.record = record
    }

    /// The scope in which code of the author's sees this context.
    package var scope: EvaluationScope { EvaluationScope(environment: environment) }

    /// Whether the tree may still grow.
    package var hasRoom: Bool { record.nodeCount < ResolutionRecord.nodeLimit }

    /// The context one authored level further down; nil beyond the limit, which is noted.
    package func entered<Authored>(by type: Authored.Type) -> ResolveContext? {
        guard depth < Self.depthLimit else {
            record.note("\(type) is nested deeper than \(Self.depthLimit) levels and was left out")
            return nil
        }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// The nodes that `view` stands for.
    @MainActor
    package func resolve<Content: View>(_ view: Content) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView {
            guard hasRoom else {
                record.note("the view has more than \(ResolutionRecord.nodeLimit) parts; the rest was left out")
                return []
            }
            record.nodeCount += 1
            return primitive.resolve(in: self)
        }
        guard let inner = entered(by: Content.self) else { return [] }
        return inner.resolve(EvaluationScope.within(scope) { view.body })
    }

    /// The one node that `view` stands for: several lie on top of each other.
    @MainActor
    package func resolveOne<Content: View>(
        _ view: Content,
        alignment: ViewTree.Alignment = .center
    ) -> ViewNode {
        let nodes = resolve(view)
        return nodes.count == 1
            ? nodes[0] : nodes.isEmpty ? .empty : .depthStack(.init(alignment: alignment, children: nodes))
    }
}
