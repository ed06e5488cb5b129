public import AppIntents

/// Gives the entries of a widget without options.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry

    /// What a provider is told of the widget.
    typealias Context = TimelineProviderContext

    /// An entry to show, its content hidden, until there is a real one. Answer at once.
    func placeholder(in context: Context) -> Entry

    /// An entry for the gallery and other passing occasions.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// The entries to come.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Gives the entries of a widget whose options are an intent's parameters.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry

    /// The type of the options.
    associatedtype Intent: WidgetConfigurationIntent

    /// What a provider is told of the widget.
    typealias Context = TimelineProviderContext

    /// An entry to show, its content hidden, until there is a real one. Answer at once.
    func placeholder(in context: Context) -> Entry

    /// An entry for the gallery and other passing occasions.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// The entries to come.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// Options that people are offered ready-made.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    /// None are offered.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Options that people are offered ready-made.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The options.
    public let intent: Intent

    /// What people see of them.
    public let description: String

    /// Options with a description.
    public init(intent: Intent, description: some StringProtocol) {
        self.intent = intent
        self.description = String(description)
    }
}
