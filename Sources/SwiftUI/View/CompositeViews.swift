package import ViewTree

/// Views one after another, without a container of their own.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var nodes: [ViewNode] = []
        for view in repeat each content { nodes += context.resolve(view) }
        return nodes
    }
}

/// One of two views.
public struct _ConditionalContent<First, Second> {
    let storage: Storage

    enum Storage {
        case first(First)
        case second(Second)
    }
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        switch storage {
        case .first(let view): context.resolve(view)
        case .second(let view): context.resolve(view)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        map { context.resolve($0) } ?? []
    }
}

/// No view; takes no space.
public struct EmptyView: Sendable {
    /// An empty view.
    public init() {}
}

extension EmptyView: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] { [] }
}

/// A view whose type is hidden.
public struct AnyView {
    let content: any View

    /// Hides the type of `view`.
    public init<Content: View>(_ view: Content) {
        content = view
    }

    /// Hides the type of `view`.
    public init<Content: View>(erasing view: Content) {
        content = view
    }
}

extension AnyView: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] { context.resolve(content) }
}

/// Views that share modifiers but no container.
public struct Group<Content> {
    let content: Content
}

extension Group where Content: View {
    /// Collects the views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] { context.resolve(content) }
}
