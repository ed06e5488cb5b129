internal import AppIntents
internal import SwiftUI

/// A provider whose options are an intent's parameters; used on the main actor only.
struct IntentProviderAdapter<Provider: AppIntentTimelineProvider, Content: View>: ProviderAdapter, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var configurationType: (any WidgetConfigurationIntent.Type)? { Provider.Intent.self }

    @MainActor func entry(_ entry: any TimelineEntry) -> AnyEntry? {
        (entry as? Provider.Entry).map { AnyEntry($0, content: content) }
    }

    @MainActor func placeholder(in context: TimelineProviderContext) -> AnyEntry {
        AnyEntry(provider.placeholder(in: context), content: content)
    }

    @MainActor func validate(_ configuration: [String: IntentValue]) async throws(IntentError) {
        _ = try await makeIntent(configuration)
    }

    @MainActor func snapshot(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyEntry {
        let intent = try await makeIntent(configuration)
        return AnyEntry(await provider.snapshot(for: intent, in: context), content: content)
    }

    @MainActor func timeline(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyTimeline {
        let intent = try await makeIntent(configuration)
        let timeline = await provider.timeline(for: intent, in: context)
        return AnyTimeline(
            entries: timeline.entries.map { AnyEntry($0, content: content) },
            policy: timeline.policy
        )
    }

    @MainActor private func makeIntent(
        _ configuration: [String: IntentValue]
    ) async throws(IntentError) -> Provider.Intent {
        let intent = try await Provider.Intent.make(parameters: configuration)
        await intent.fillStartingValues()
        return intent
    }
}
