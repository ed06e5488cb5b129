internal import AppIntents
internal import SwiftUI
internal import Synchronization

/// A provider without options. Authors' providers and closures predate Sendable; the adapter only uses them on the main
/// actor.
struct StaticProviderAdapter<Provider: TimelineProvider, Content: View>: ProviderAdapter, @unchecked Sendable {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var configurationType: (any WidgetConfigurationIntent.Type)? { nil }

    @MainActor func entry(_ entry: any TimelineEntry) -> AnyEntry? {
        (entry as? Provider.Entry).map { AnyEntry($0, content: content) }
    }

    @MainActor func placeholder(in context: TimelineProviderContext) -> AnyEntry {
        AnyEntry(provider.placeholder(in: context), content: content)
    }

    @MainActor func validate(_ configuration: [String: IntentValue]) async throws(IntentError) {
        guard let name = configuration.keys.min() else { return }
        throw .unknownParameter(name, of: "The widget", known: [])
    }

    @MainActor func snapshot(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyEntry {
        let entry = await callbackOnce { provider.getSnapshot(in: context, completion: $0) }
        return AnyEntry(entry, content: content)
    }

    @MainActor func timeline(
        for configuration: [String: IntentValue],
        in context: TimelineProviderContext
    ) async throws(IntentError) -> AnyTimeline {
        let timeline = await callbackOnce { provider.getTimeline(in: context, completion: $0) }
        return AnyTimeline(
            entries: timeline.entries.map { AnyEntry($0, content: content) },
            policy: timeline.policy
        )
    }

}

extension WidgetPreview {
    /// The entries that a provider gives for a preview.
    @MainActor
    static func entries<Provider: TimelineProvider>(
        of provider: Provider,
        in context: TimelineProviderContext
    ) async -> [any TimelineEntry] {
        await callbackOnce { provider.getTimeline(in: context, completion: $0) }.entries
    }
}

/// What `start` hands to the callback the first time; later calls, which authors make by mistake, change nothing.
@MainActor
private func callbackOnce<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
    let box: CallbackBox<Value> = await withCheckedContinuation { continuation in
        let gate = CallbackGate(continuation)
        start { gate.pass($0) }
    }
    return box.value
}

/// Carries an author's value, which need not be Sendable, from a callback to the one task that waits for it.
private struct CallbackBox<Value>: @unchecked Sendable {
    let value: Value
}

/// Lets the first value through.
private final class CallbackGate<Value>: Sendable {
    private let continuation: Mutex<CheckedContinuation<CallbackBox<Value>, Never>?>

    init(_ continuation: CheckedContinuation<CallbackBox<Value>, Never>) {
        self.continuation = Mutex(continuation)
    }

    func pass(_ value: Value) {
        continuation.withLock { $0.take() }?.resume(returning: CallbackBox(value: value))
    }
}
