public import Foundation
package import ViewTree

/// A place that has a ground of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String

    package init(name: String) {
        self.name = name
    }
}

/// A view that sets the widget's ground.
struct BackgroundedView<Content: View, Background: View> {
    let content: Content
    let background: Background
    let alignment: Alignment
}

extension BackgroundedView: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let nodes = context.resolve(content)
        context.record.background = context.resolveOne(background, alignment: alignment.value)
        return nodes
    }
}

extension View {
    /// The widget's ground.
    nonisolated public func containerBackground<Style: ShapeStyle>(
        _ style: Style,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        BackgroundedView(content: self, background: Rectangle().fill(style), alignment: .center)
    }

    /// The widget's ground, drawn by views.
    nonisolated public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        BackgroundedView(content: self, background: content(), alignment: alignment)
    }

    /// Where a tap beside all controls leads.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        // The outermost modifier is applied last and wins.
        NotedView(content: self) { if let url { $0.url = url.absoluteString } }
    }

    /// Whether the view belongs to the accent group.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        mapNodes { node, _ in accentable ? .accentGroup(AccentGroupNode(child: node)) : node }
    }

    /// Runs `action` for a URL that opens the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        NotedView(content: self) { $0.urlHandlers.append(action) }
    }
}

/// A view that leaves a note in the record once its content has been resolved.
package struct NotedView<Content: View> {
    let content: Content
    let note: (ResolutionRecord) -> Void

    package init(content: Content, note: @escaping (ResolutionRecord) -> Void) {
        self.content = content
        self.note = note
    }
}

extension NotedView: View, PrimitiveView {
    package typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        let nodes = context.resolve(content)
        note(context.record)
        return nodes
    }
}
