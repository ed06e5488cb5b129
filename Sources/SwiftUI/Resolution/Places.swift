import Foundation
import ViewLayout
import ViewTree

/// A view laid out where it is evaluated, for what only layout can tell.
struct Places {
    let content: PlacedNode
    let background: PlacedNode?

    /// Lays out the content in the space for it, the background in that for the whole widget.
    init(of content: ViewNode, _ background: ViewNode?, in context: ResolveContext) {
        let engine = context.makeLayoutEngine()
        let values = context.environment.inherited
        func placed(_ node: ViewNode, _ size: CGSize) -> PlacedNode {
            engine.layout(node, in: Rect(origin: .zero, size: Size(size)), layouts: context.record.layouts)
        }
        self.content = placed(content, values.containerSize)
        self.background = background.map { placed($0, values.backgroundSize ?? values.containerSize) }
    }

    /// The frames of leaves whose content depends on their size, in points.
    var leafFrames: [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for root in [content, background].compactMap({ $0 }) {
            root.walk { placed in
                guard let leaf = SizeMark.leaf(of: placed.node) else { return }
                let frame = placed.frame
                frames[leaf] = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
            }
        }
        return frames
    }

    /// The node with what layout decided: which of several views fits, and where a layout of the author's own put views.
    func settled(_ node: ViewNode, _ placed: PlacedNode?) -> ViewNode {
        guard let placed else { return node }
        switch (node, placed.node) {
        case (.fitting(var fitting), .fitting(let decided)):
            fitting.choice = decided.choice
            guard fitting.candidates.indices.contains(decided.choice) else { return node }
            fitting.candidates[decided.choice] = settled(fitting.candidates[decided.choice], placed.children.first)
            return .fitting(fitting)
        case (.arranged(var arranged), .arranged(let decided)):
            arranged.answers = decided.answers
            arranged.spacing = decided.spacing
            return settledChildren(.arranged(arranged), placed)
        default:
            return settledChildren(node, placed)
        }
    }

    private func settledChildren(_ node: ViewNode, _ placed: PlacedNode) -> ViewNode {
        var remaining = placed.children[...]
        return node.mapChildren { settled($0, remaining.popFirst()) }
    }
}

extension ResolveContext {
    /// A layout engine for the screen that the view is made for.
    func makeLayoutEngine() -> LayoutEngine {
        let values = environment.inherited
        return LayoutEngine(
            context: LayoutContext(
                displayScale: values.displayScale,
                isRightToLeft: values.layoutDirection == .rightToLeft,
                containerSize: Size(values.containerSize)
            )
        )
    }
}
