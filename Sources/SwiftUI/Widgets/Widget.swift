/// A widget: what configures its kind, its provider and its view.
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the widget's configuration.
    associatedtype Body: WidgetConfiguration

    /// Makes the widget.
    init()

    /// The widget's configuration.
    var body: Body { get }
}

/// The widgets of an extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the bundle's widgets.
    associatedtype Body: Widget

    /// Makes the bundle.
    init()

    /// The bundle's widgets.
    @WidgetBundleBuilder var body: Body { get }
}
