internal import ExtensionProtocol
internal import ViewTree

/// All entries of a widget as clients get them in JSON.
struct TimelineDocument: Encodable {
    var widget: String
    var kind: String
    var family: WidgetFamilyName
    var state: EntryState
    var generatedAt: String
    var policy: PolicyDocument
    /// The index of the current entry.
    var current: Int
    var stale: Bool
    var failure: FailureDocument?
    var entries: [Entry]

    struct Entry: Encodable {
        var date: String
        var relevance: ArchivedEntry.Relevance?
        var text: String
        var actions: [ActionDocument]
        var view: ViewNode
    }
}

/// When a provider wants to be asked again.
struct PolicyDocument: Encodable {
    var kind: String
    var date: String?

    init(_ policy: ReloadPolicy) {
        switch policy {
        case .atEnd: kind = "atEnd"
        case .never: kind = "never"
        case .after(let seconds):
            kind = "after"
            date = Instant.text(seconds)
        }
    }
}
