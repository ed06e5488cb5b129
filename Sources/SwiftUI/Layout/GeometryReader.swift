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
        let proxy = GeometryProxy(
            frame: request.frame,
            insets: EdgeInsets(),
            spaces: context.environment.namedSpaces
        )
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
    let spaces: NamedSpaces

    /// The size in points.
    public var size: CGSize { frame.size }

    /// A widget has no safe area to leave.
    public var safeAreaInsets: EdgeInsets { insets }

    /// The frame in points, in the view's own space, that of a view around it or that of the widget's content.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global: frame
        case .named(let name):
            spaces[name].map { frame.offsetBy(dx: -$0.minX, dy: -$0.minY) } ?? frame
        }
    }

    /// The frame in points, in the view's own space, that of a view around it or that of the widget's content.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of a view around this one in this one's space, in points; nil where none has the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
        return spaces[name].map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    }
}
