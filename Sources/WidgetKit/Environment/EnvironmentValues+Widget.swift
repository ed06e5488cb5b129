public import SwiftUI

extension EnvironmentValues {
    /// The family that the widget is placed in.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the system draws the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { value(of: WidgetRenderingModeKey.self, noting: .widgetRenderingMode) }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// Whether the container background shows.
    public var showsWidgetContainerBackground: Bool {
        get { value(of: ShowsBackgroundKey.self, noting: .showsWidgetContainerBackground) }
        set { self[ShowsBackgroundKey.self] = newValue }
    }

    /// Whether a label shows beside the widget, as on a watch face; none does.
    public var showsWidgetLabel: Bool { false }

    /// The space between the widget's edge and its content, in points.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

/// How the system draws a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// In the author's colours.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In two groups, each in one colour.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// As a translucent relief of its brightness.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")

    /// The mode's name.
    public var description: String { name }
}

private enum WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemSmall
}

private enum WidgetRenderingModeKey: EnvironmentKey {
    static let defaultValue = WidgetRenderingMode.fullColor
}

private enum ShowsBackgroundKey: EnvironmentKey {
    static let defaultValue = true
}

private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
}
