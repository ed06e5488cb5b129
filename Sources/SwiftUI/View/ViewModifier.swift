package import ViewTree

/// A change to a view that can be given to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body

    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier {
    /// Both modifiers, this one first.
    nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier> {
    let resolveContent: @MainActor (ResolveContext) -> [ViewNode]
}

extension _ViewModifier_Content: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] { resolveContent(context) }
}

/// A view, or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// What is changed.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// Joins a view and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard let inner = context.entered(by: Modifier.self) else { return [] }
        let stored = UncheckedBox(content)
        let view = EvaluationScope.within(inner.scope) {
            modifier.body(content: _ViewModifier_Content { $0.resolve(stored.value) })
        }
        return inner.resolve(view)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view with both modifiers.
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// A modifier that changes nothing.
    public init() {}
}

extension EmptyModifier: ViewModifier {
    /// The view itself.
    public func body(content: Content) -> some View { content }
}

extension View {
    /// The view changed by `modifier`.
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
