/// A part of what a widget shows, made of other views.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("Never has no value") }
}

extension View where Body == Never {
    /// Built-in views have no content of their own; nothing reads this.
    public var body: Never { fatalError("\(Self.self) resolves itself and has no body") }
}
