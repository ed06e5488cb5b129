import Foundation
import ViewTree

/// A view with another in front of or behind it.
struct LayeredView<Content: View, Layer: View> {
    let content: Content
    let layer: Layer
    let placement: LayeredNode.Placement
    let alignment: Alignment
}

extension LayeredView: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let nodes = context.resolve(content)
        guard !nodes.isEmpty else { return [] }
        let layer = context.resolveOne(layer, alignment: alignment.value)
        guard layer != .empty else { return nodes }
        return nodes.map {
            .layered(LayeredNode(placement: placement, alignment: alignment.value, child: $0, layer: layer))
        }
    }
}

/// A view seen through the opacity of another.
struct MaskedView<Content: View, Mask: View> {
    let content: Content
    let mask: Mask
    let alignment: Alignment
}

extension MaskedView: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let nodes = context.resolve(content)
        guard !nodes.isEmpty else { return [] }
        let mask = context.resolveOne(mask, alignment: alignment.value)
        return nodes.map { .mask(MaskNode(alignment: alignment.value, child: $0, mask: mask)) }
    }
}

extension View {
    /// Views in front of this one.
    nonisolated public func overlay<Layer: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Layer
    ) -> some View {
        LayeredView(content: self, layer: content(), placement: .overlay, alignment: alignment)
    }

    /// A view in front of this one.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(content: self, layer: overlay, placement: .overlay, alignment: alignment)
    }

    /// A style in front of this view.
    nonisolated public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay(style, in: Rectangle())
    }

    /// A filled shape in front of this view.
    nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        LayeredView(
            content: self,
            layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
            placement: .overlay,
            alignment: .center
        )
    }

    /// Views behind this one.
    nonisolated public func background<Layer: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Layer
    ) -> some View {
        LayeredView(content: self, layer: content(), placement: .background, alignment: alignment)
    }

    /// A view behind this one.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        LayeredView(content: self, layer: background, placement: .background, alignment: alignment)
    }

    /// The environment's ground behind this view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), in: Rectangle())
    }

    /// A style behind this view.
    nonisolated public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(style, in: Rectangle())
    }

    /// A filled shape behind this view.
    nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        LayeredView(
            content: self,
            layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
            placement: .background,
            alignment: .center
        )
    }

    /// The environment's ground in a shape behind this view.
    nonisolated public func background<Outline: Shape>(
        in shape: Outline,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// The view seen through the opacity of others.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }

    /// The view seen through the opacity of another.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }

    /// The view cut to a shape.
    nonisolated public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        ClippedView(content: self, shape: shape, style: style)
    }

    /// Where taps count; a widget's controls take their frames.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
}

/// A view cut to a shape.
struct ClippedView<Content: View, Outline: Shape> {
    let content: Content
    let shape: Outline
    let style: FillStyle
}

extension ClippedView: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        context.resolve(content).map { node in
            let request = context.makeSizeRequest()
            let outline = shape.outline(request)
            return request.marked(
                .clip(ClipNode(shape: outline.kind, inset: outline.inset, isEvenOdd: style.isEOFilled, child: node))
            )
        }
    }
}
