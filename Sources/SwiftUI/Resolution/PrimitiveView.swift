package import ViewTree

/// A view that knows its nodes and has no body.
@MainActor
package protocol PrimitiveView {
    /// The nodes the view stands for: none, one, or several where it is a list.
    func resolve(in context: ResolveContext) -> [ViewNode]
}

/// A view with each of its nodes changed.
package struct MappedView<Content: View> {
    let content: Content
    let transform: (ViewNode, ResolveContext) -> ViewNode
}

extension MappedView: View, PrimitiveView {
    package typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var nodes = context.resolve(content)
        for index in nodes.indices { nodes[index] = transform(nodes[index], context) }
        return nodes
    }
}

/// A view evaluated in a changed context.
package struct ContextualView<Content: View> {
    let content: Content
    let change: (inout ResolveContext) -> Void
}

extension ContextualView: View, PrimitiveView {
    package typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var inner = context
        change(&inner)
        return inner.resolve(content)
    }
}

extension View {
    /// The view with each of its nodes replaced by what `transform` makes of it.
    nonisolated package func mapNodes(
        _ transform: @escaping (ViewNode, ResolveContext) -> ViewNode
    ) -> MappedView<Self> {
        MappedView(content: self, transform: transform)
    }

    /// The view evaluated in a context that `change` has been applied to.
    nonisolated package func inContext(_ change: @escaping (inout ResolveContext) -> Void) -> ContextualView<Self> {
        ContextualView(content: self, change: change)
    }
}
