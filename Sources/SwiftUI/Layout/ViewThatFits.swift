package import ViewLayout
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
        let views = context.resolve(content)
        guard let last = views.last else { return [] }
        let request = context.makeSizeRequest()
        let space = request.size
        guard request.isAnswered else {
            // Greedy for one pass, so that layout tells how much space there is.
            return [request.marked(.shape(ShapeNode(shape: .rectangle, fill: .clear)))]
        }
        let engine = context.makeLayoutEngine()
        let fitting = views.first { view in
            let ideal = engine.size(of: view, proposal: .unspecified)
            return (!axes.contains(.horizontal) || ideal.width <= space.width + 0.001)
                && (!axes.contains(.vertical) || ideal.height <= space.height + 0.001)
        }
        return [fitting ?? last]
    }
}

extension ResolveContext {
    /// A layout engine for the screen that the view is made for.
    package func makeLayoutEngine() -> LayoutEngine {
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
