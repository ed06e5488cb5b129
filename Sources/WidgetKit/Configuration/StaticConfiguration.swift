public import SwiftUI

/// A widget without options for people to set.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    private let kind: String
    private let source: WidgetSource

    /// A widget of `kind` whose entries come from `provider` and are shown by `content`.
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        self.kind = kind
        source = WidgetSource(provider: StaticProviderAdapter(provider: provider, content: content))
    }

    /// The configuration says itself what it is.
    public var body: Never { fatalError("a static configuration has no body") }
}

extension StaticConfiguration: PrimitiveWidgetConfiguration {
    package func enter(into record: inout WidgetConfigurationRecord) {
        record.kind = kind
        record.source = source
    }
}
