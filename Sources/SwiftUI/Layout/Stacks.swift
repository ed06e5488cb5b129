public import Foundation
package import ViewTree

/// Views beside one another.
public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack where Content: View {
    /// Views of `content`, `spacing` points apart.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension HStack: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let children = context.resolve(content).aligned(by: alignment.key, alignment.fallback, axis: .vertical)
        return [
            .stack(
                StackNode(
                    axis: .horizontal,
                    alignment: alignment.key,
                    spacing: spacing.flatMap { $0.isFinite ? Double($0) : nil },
                    children: children
                )
            )
        ]
    }
}

/// Views below one another.
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack where Content: View {
    /// Views of `content`, `spacing` points apart.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }
}

extension VStack: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let children = context.resolve(content).aligned(by: alignment.key, alignment.fallback, axis: .horizontal)
        return [
            .stack(
                StackNode(
                    axis: .vertical,
                    alignment: alignment.key,
                    spacing: spacing.flatMap { $0.isFinite ? Double($0) : nil },
                    children: children
                )
            )
        ]
    }
}

/// Views on top of one another, the last one in front.
public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack where Content: View {
    /// Views of `content`.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }
}

extension ZStack: View, PrimitiveView where Content: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let children = context.resolve(content)
            .aligned(by: alignment.horizontal.key, alignment.horizontal.fallback, axis: .horizontal)
            .aligned(by: alignment.vertical.key, alignment.vertical.fallback, axis: .vertical)
        return [.depthStack(DepthStackNode(alignment: alignment.value, children: children))]
    }
}

/// Views beside one another; an archive shows them all.
public typealias LazyHStack = HStack

/// Views below one another; an archive shows them all.
public typealias LazyVStack = VStack

extension [ViewNode] {
    /// The nodes with the default of a line of the author's own where they do not set it themselves.
    fileprivate func aligned(
        by key: AlignmentKey,
        _ fallback: AlignmentGuideNode.GuideValue?,
        axis: ViewTree.Axis
    ) -> [ViewNode] {
        guard let fallback else { return self }
        return map { node in
            var isSet = false
            node.walk { if case .alignmentGuide(let guide) = $0, guide.key == key { isSet = true } }
            return isSet ? node : .alignmentGuide(.init(key: key, axis: axis, value: fallback, child: node))
        }
    }
}
