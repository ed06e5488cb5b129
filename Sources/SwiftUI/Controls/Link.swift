public import Foundation
package import ViewTree

/// A control that opens a URL.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link where Label: View {
    /// A link to a URL.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// A link to a URL.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.destination = destination
        label = Text(titleKey)
    }

    /// A link to a URL.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.destination = destination
        label = Text(title)
    }
}

extension Link: View, PrimitiveView where Label: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        var inner = context
        if inner.environment.inherited.foreground.primary == nil {
            inner.environment.inherited.foreground.primary = context.environment.inherited.tint ?? .accent
        }
        let node = inner.resolveOne(label)
        guard context.environment.inherited.isEnabled else { return [node] }
        return [.action(ActionNode(action: .link(destination.absoluteString), child: node))]
    }
}
