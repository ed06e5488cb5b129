public import AppIntents
public import SwiftUI

/// A widget whose options are the parameters of an intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    private let kind: String
    private let source: WidgetSource

    /// A widget of `kind` whose entries come from `provider`, asked with the person's options, and are shown by `content`.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String,
        intent: Intent.Type = Intent.self,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        self.kind = kind
        source = WidgetSource(provider: IntentProviderAdapter(provider: provider, content: content))
    }

    /// The configuration says itself what it is.
    public var body: Never { fatalError("an intent configuration has no body") }
}

extension AppIntentConfiguration: PrimitiveWidgetConfiguration {
    package func enter(into record: inout WidgetConfigurationRecord) {
        record.kind = kind
        record.source = source
    }
}
