package import ViewTree

/// What the modifiers of a preview say of it; the innermost of a kind counts.
package struct PreviewTraits: Hashable, Sendable {
    package var name: String?
    /// The widget family's name.
    package var family: String?
    package var layout: PreviewLayout?
    /// What the view set as its container background.
    package var background: ViewNode?

    package init() {}

    /// Takes what `outer` says where nothing is said yet.
    mutating func fill(from outer: PreviewTraits) {
        name = name ?? outer.name
        family = family ?? outer.family
        layout = layout ?? outer.layout
        background = background ?? outer.background
    }
}

/// A view that a modifier of previews is applied to. Outside of a collection of previews it is its content.
struct PreviewedView<Content: View> {
    let content: Content
    var surroundings: (any PreviewSurroundings)?
    let change: (inout PreviewTraits) -> Void
}

extension PreviewedView: View, PrimitiveView {
    typealias Body = Never

    func resolve(in context: ResolveContext) -> [ViewNode] {
        guard context.record.collectsPreviews else { return context.resolve(content) }
        var inner = context
        surroundings?.apply(to: &inner.environment)
        let outerBackground = context.record.background
        context.record.background = nil
        let nodes = inner.resolve(content)
        var traits = PreviewTraits()
        change(&traits)
        if nodes.count == 1 { traits.background = context.record.background }
        context.record.background = outerBackground
        return nodes.map { context.record.marked($0, with: traits) }
    }
}

extension ResolutionRecord {
    private static let mark = "vitrine.preview."

    /// The node with a mark that leads to its traits.
    fileprivate func marked(_ node: ViewNode, with traits: PreviewTraits) -> ViewNode {
        if let number = Self.number(of: node) {
            previewTraits[number].fill(from: traits)
            return node
        }
        previewTraits.append(traits)
        return .accessibility(AccessibilityNode(label: "\(Self.mark)\(previewTraits.count - 1)", child: node))
    }

    /// The node without its mark, and what its modifiers said.
    func unmarked(_ node: ViewNode) -> (node: ViewNode, traits: PreviewTraits) {
        guard let number = Self.number(of: node), case .accessibility(let marked) = node else {
            return (node, PreviewTraits())
        }
        return (marked.child, previewTraits[number])
    }

    private static func number(of node: ViewNode) -> Int? {
        guard case .accessibility(let marked) = node, let label = marked.label, label.hasPrefix(mark) else {
            return nil
        }
        return Int(label.dropFirst(mark.count))
    }
}
