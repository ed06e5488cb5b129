public import Foundation

/// Opens a URL; a result of `.result(opensIntent: OpenURLIntent(url))` sends the client there.
public struct OpenURLIntent: SystemIntent {
    /// The name shown for it.
    public static let title: LocalizedStringResource = "Open URL"

    /// Where to go.
    @Parameter(title: "URL")
    public var url: URL

    /// An intent whose URL is not set yet.
    public init() {}

    /// An intent that opens a URL.
    public init(_ url: URL) {
        self.url = url
    }

    /// Does nothing itself: the client follows the URL.
    public func perform() async throws -> some IntentResult { .result() }
}
