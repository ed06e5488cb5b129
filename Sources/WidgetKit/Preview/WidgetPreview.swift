public import SwiftUI

/// What a `#Preview` of a widget shows; the macro's expansion makes it.
public struct WidgetPreview {
    package let name: String?
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget

    /// A preview of given entries.
    public init<Entry: TimelineEntry>(
        _ name: String? = nil,
        as family: WidgetFamily,
        widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [Entry]
    ) {
        self.name = name
        self.family = family
        self.widget = widget
    }

    /// A preview of a provider's entries.
    public init<Provider: TimelineProvider>(
        _ name: String? = nil,
        as family: WidgetFamily,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () async -> Provider
    ) {
        self.name = name
        self.family = family
        self.widget = widget
    }

    /// A preview of a provider's entries for given options.
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil,
        as family: WidgetFamily,
        using intent: Provider.Intent,
        widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () async -> Provider
    ) {
        self.name = name
        self.family = family
        self.widget = widget
    }
}

/// Lists the previews of a program; found by the macro's expansion under this module's name too.
public typealias PreviewRegistry = SwiftUI.PreviewRegistry
