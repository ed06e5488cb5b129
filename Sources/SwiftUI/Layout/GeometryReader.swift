public import Foundation
package import ViewTree

/// A view whose content knows its size; it takes all the space it is offered.
public struct GeometryReader<Content: View> {
    private let content: (GeometryProxy) -> Content
    private let scope = EvaluationScope.current

    /// Views that `content` makes for a size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View, PrimitiveView {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard let inner = context.entered(by: Self.self) else { return [] }
        let request = context.makeSizeRequest()
        let proxy = GeometryProxy(frame: request.frame, insets: EdgeInsets())
        let view = EvaluationScope.within(scope ?? context.scope) { content(proxy) }
        let corner = ViewTree.Alignment.topLeading
        // Greedy, nothing to see, and no wish for space of its own.
        let bounds = FlexibleFrameNode.Bounds(min: 0, ideal: 0, max: .infinity)
        var node = ViewNode.flexibleFrame(
            FlexibleFrameNode(width: bounds, height: bounds, child: .shape(ShapeNode(shape: .rectangle)))
        )
        // Every view is offered the whole of the reader, as if it were alone.
        for child in inner.resolve(view) {
            node = .layered(LayeredNode(placement: .overlay, alignment: corner, child: node, layer: child))
        }
        return [request.marked(node)]
    }
}

/// A view's size and place.
public struct GeometryProxy: Sendable {
    let frame: CGRect
    let insets: EdgeInsets

    /// The size in points.
    public var size: CGSize { frame.size }

    /// A widget has no safe area to leave.
    public var safeAreaInsets: EdgeInsets { insets }

    /// The frame in points, in the view's own space or in that of the widget's content.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: size) : frame
    }
}

/// What a frame is measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The whole of the widget's content.
    case global
    /// The view itself.
    case local
    /// A view that was given a name; the whole of the content here.
    case named(AnyHashable)
}

extension View {
    /// Names the view for frames measured from it.
    nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
}
