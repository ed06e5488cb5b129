public import SwiftUI

/// Previews a widget with given entries.
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "PreviewMacros", type: "WidgetPreview")

/// Previews a widget with its provider's entries.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "WidgetPreview")

/// Previews a widget with its provider's entries for given options.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "PreviewMacros", type: "WidgetPreview")
