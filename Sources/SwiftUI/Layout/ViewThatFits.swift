package import ViewTree

/// The first of several views that fits into the space.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// The first view of `content` whose ideal size fits on the axes, else the last.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let candidates = context.resolve(content)
        context.record.hasChoices = true
        return candidates.isEmpty ? [] : [.fitting(FittingNode(axes: axes.nodes, candidates: candidates))]
    }
}
