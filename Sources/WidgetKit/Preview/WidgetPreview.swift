internal import Foundation
public import SwiftUI

/// What a `#Preview` of a widget shows; the macro's expansion makes it.
public struct WidgetPreview {
    package let name: String?
    package let family: WidgetFamily
    package let widget: @MainActor () -> any Widget
    /// The entries that are shown one after another.
    package let entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

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
        entries = { _ in await timeline() }
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
        entries = { await Self.entries(of: await timelineProvider(), in: $0) }
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
        // The preview is made and shown on the main actor alone.
        let intent = PreviewedIntent(intent)
        entries = { await timelineProvider().timeline(for: intent.value, in: $0).entries }
    }
}

/// The options of a preview, which need not be Sendable and never leave the main actor.
private struct PreviewedIntent<Intent>: @unchecked Sendable {
    let value: Intent

    init(_ value: Intent) { self.value = value }
}

/// Lists the previews of a program; found by the macro's expansion under this module's name too.
public typealias PreviewRegistry = SwiftUI.PreviewRegistry

/// A preview in the surroundings of a widget family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    /// The family.
    public let family: WidgetFamily

    /// The surroundings of a family.
    public init(family: WidgetFamily) {
        self.family = family
    }
}

extension WidgetPreviewContext: PreviewSurroundings {
    package var familyName: String { family.description }

    package func apply(to environment: inout EnvironmentValues) {
        environment.widgetFamily = family
    }
}
