import ViewLayout
package import ViewTree

/// Takes previews apart into those that are shown one by one.
@MainActor
package enum PreviewCollector {
    /// The most previews that one declaration may give.
    private static let limit = 200

    /// What is said of each preview that `view` consists of.
    package static func traits(of view: some View, environment: EnvironmentValues) -> [PreviewTraits] {
        let record = ResolutionRecord()
        record.collectsPreviews = true
        return ResolveContext(environment: environment, record: record).resolve(view).prefix(limit)
            .map { record.unmarked($0).traits }
    }

    /// One of the previews that `view` consists of, evaluated in an environment.
    package static func preview(_ index: Int, of view: some View, environment: EnvironmentValues) -> ResolvedView {
        ViewResolver.resolve(SelectedPreview(content: view, index: index), environment: environment)
    }
}

/// One of several previews; nothing where there is none of the number.
private struct SelectedPreview<Content: View>: View, PrimitiveView {
    let content: Content
    let index: Int

    typealias Body = Never

    func resolve(in context: ResolveContext) -> [ViewNode] {
        context.record.collectsPreviews = true
        let nodes = context.resolve(content)
        guard nodes.indices.contains(index) else { return [] }
        let (node, traits) = context.record.unmarked(nodes[index])
        if nodes.count > 1 || traits.background != nil { context.record.background = traits.background }
        return [node]
    }
}

extension ResolvedView {
    /// The size in points that the view takes of a space.
    package func fittingSize(in space: Size) -> Size {
        LayoutEngine(context: LayoutContext(containerSize: space))
            .size(of: tree.content, proposal: ProposedSize(width: space.width, height: space.height))
    }
}
