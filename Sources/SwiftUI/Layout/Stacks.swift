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
        [
            .stack(
                StackNode(
                    axis: .horizontal,
                    alignment: alignment.key,
                    spacing: spacing.flatMap { $0.isFinite ? Double($0) : nil },
                    children: context.resolve(content)
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
        [
            .stack(
                StackNode(
                    axis: .vertical,
                    alignment: alignment.key,
                    spacing: spacing.flatMap { $0.isFinite ? Double($0) : nil },
                    children: context.resolve(content)
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
        [.depthStack(DepthStackNode(alignment: alignment.value, children: context.resolve(content)))]
    }
}
