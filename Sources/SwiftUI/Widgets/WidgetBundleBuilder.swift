/// Builds the list of a bundle's widgets.
@MainActor @preconcurrency
@resultBuilder
public enum WidgetBundleBuilder {
    /// One widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    /// A bundle without widgets.
    public static func buildBlock() -> WidgetList { WidgetList(widgets: []) }

    /// A bundle of one widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    /// A bundle of several widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> WidgetList {
        var list = WidgetList(widgets: [])
        for widget in repeat each content { list.append(widget) }
        return list
    }

    /// Widgets of a condition that may not hold.
    public static func buildOptional<Content: Widget>(_ content: Content?) -> OptionalWidget<Content> {
        OptionalWidget(content: content)
    }

    /// Widgets of a condition that holds.
    public static func buildEither<Content: Widget>(first content: Content) -> WidgetList { .of(content) }

    /// Widgets of a condition that does not hold.
    public static func buildEither<Content: Widget>(second content: Content) -> WidgetList { .of(content) }

    /// Widgets behind an availability check.
    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> WidgetList { .of(content) }
}

/// What stands for any number of widgets in a bundle's body.
@MainActor
protocol WidgetGroup {
    var widgets: [any Widget] { get }
}

/// A widget of a condition, or nothing.
public struct OptionalWidget<Content: Widget>: Widget, WidgetGroup {
    private let content: Content?

    init(content: Content?) {
        self.content = content
    }

    /// No widget.
    public init() {
        content = nil
    }

    /// It has no configuration of its own.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    var widgets: [any Widget] { content.map { WidgetList.of($0).widgets } ?? [] }
}

/// Several widgets in the place of one, as a bundle's body is made of.
public struct WidgetList: Widget, WidgetGroup {
    package private(set) var widgets: [any Widget]

    package init(widgets: [any Widget]) {
        self.widgets = widgets
    }

    /// An empty list.
    public init() {
        widgets = []
    }

    /// A list has no configuration of its own.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    static func of(_ widget: some Widget) -> WidgetList {
        var list = WidgetList(widgets: [])
        list.append(widget)
        return list
    }

    /// Adds a widget, or the widgets of a list.
    package mutating func append(_ widget: some Widget) {
        if let group = widget as? any WidgetGroup {
            widgets.append(contentsOf: group.widgets)
        } else {
            widgets.append(widget)
        }
    }
}

/// The configuration of a widget that is never placed.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Makes the configuration.
    public init() {}

    /// It has no content.
    public var body: Never { fatalError("an empty configuration has no body") }
}
