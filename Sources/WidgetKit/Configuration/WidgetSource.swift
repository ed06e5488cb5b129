internal import AppIntents
internal import Foundation
internal import SwiftUI

/// A provider and a view, whatever their types.
struct WidgetSource: Sendable {
    let provider: any ProviderAdapter
}

/// A provider seen without its types. Its methods are called on the main actor, as views are evaluated there.
protocol ProviderAdapter: Sendable {
    /// The type of the widget's options; nil where it has none.
    var configurationType: (any WidgetConfigurationIntent.Type)? { get }

    /// An entry that did not come from the provider, shown as the widget shows it; nil for one of another type.
    @MainActor func entry(_ entry: any TimelineEntry) -> AnyEntry?

    @MainActor func placeholder(in context: TimelineProviderContext) -> AnyEntry

    /// - Throws: where `configuration` does not fit the widget's options.
    @MainActor func validate(_ configuration: [String: IntentValue]) async throws(IntentError)

    /// - Throws: where `configuration` does not fit the widget's options.
    @MainActor func snapshot(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyEntry

    /// - Throws: where `configuration` does not fit the widget's options.
    @MainActor func timeline(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyTimeline
}

/// An entry seen without its type.
@MainActor
struct AnyEntry {
    var date: Date
    var relevance: TimelineEntryRelevance?
    /// Evaluates the entry's view.
    var resolve: @MainActor (EnvironmentValues) -> ResolvedView

    init(
        date: Date,
        relevance: TimelineEntryRelevance?,
        resolve: @escaping @MainActor (EnvironmentValues) -> ResolvedView
    ) {
        self.date = date
        self.relevance = relevance
        self.resolve = resolve
    }

    init<Entry: TimelineEntry>(_ entry: Entry, content: @escaping (Entry) -> some View) {
        date = entry.date
        relevance = entry.relevance
        resolve = { ViewResolver.resolve(content(entry), environment: $0) }
    }
}

/// A timeline seen without its type.
@MainActor
struct AnyTimeline {
    var entries: [AnyEntry]
    var policy: TimelineReloadPolicy
}
