/// Views that lead to others elsewhere; a widget shows the first.
public struct NavigationStack<Content: View>: View {
    private let content: Content

    /// A stack that begins with `root`.
    public init(@ViewBuilder root: () -> Content) {
        content = root()
    }

    /// The first view.
    public var body: some View { content }
}

/// Views that lead to others elsewhere; a widget shows the first.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Views that begin with `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The first view.
    public var body: some View { content }
}

/// A view that leads to another elsewhere; in a widget it leads nowhere and shows its label.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    /// A label that leads to `destination`.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A label that leads to `destination`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The label.
    public var body: some View { label }
}

extension NavigationLink where Label == Text {
    /// A title that leads to `destination`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// A title that leads to `destination`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        label = Text(titleKey)
    }
}

extension NavigationLink where Destination == Never {
    /// A label that leads to the view for a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
}

/// How navigation looks; a widget has none.
public protocol NavigationViewStyle {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// How lists look; a widget's has rows and nothing else.
public protocol ListStyle {}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    /// The style.
    public init() {}
}

/// Rows in groups.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// The style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows in groups.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
    /// Accepted; a widget has no navigation.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

    /// Accepted; a widget has no navigation.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        self
    }

    /// Accepted; a widget has no tools.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Accepted; a widget's list has rows and nothing else.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

    /// Accepted; a widget's list has rows and nothing else.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// Accepted; a widget's list has rows and nothing else.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// Accepted; a widget's list has rows and nothing else.
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
        self
    }
}

/// Whether a part is seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place asks for.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}
