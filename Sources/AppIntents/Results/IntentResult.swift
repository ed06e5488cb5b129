internal import Foundation

/// What performing an intent gives; made by `.result(…)`.
public protocol IntentResult: Sendable {}

/// A result that holds a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The type of the value.
    associatedtype Value: _IntentValue

    /// The value.
    var value: Value? { get }
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view beside it; views of results are not shown here.
public protocol ShowsSnippetView: IntentResult {}

/// A result that is followed by another intent.
public protocol OpensIntent: IntentResult {}

/// The type behind every `.result(…)`; its parameters say which parts a result has.
public struct IntentResultContainer<Value: Sendable, Opened: Sendable, Snippet, Dialog: Sendable>: IntentResult {
    /// The value, if there is one.
    public let value: Value?

    /// The following intent, if there is one.
    let opened: Opened?
    /// What is said, if anything.
    let dialog: Dialog?

    /// A result from its parts.
    init(value: Value? = nil, opened: Opened? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.opened = opened
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: _SnippetContent {}

/// The parts of a result that `ShowsSnippetView` needs; views stay unknown to this module.
public protocol _SnippetContent {}

/// Stands for a result's view, which is not kept.
public struct _DiscardedSnippet: _SnippetContent {}

extension IntentResultContainer: PerformedResult {
    var outcome: IntentOutcome {
        let next = opened as? any AppIntent
        let text = (dialog as? IntentDialog)?.full.text
        return IntentOutcome(
            value: value.map { IntentValueCodec.encode($0) },
            dialog: text,
            opensIntent: next.map { IntentInvocation($0) },
            openURL: (next as? OpenURLIntent)?.$url.currentValue?.absoluteString
        )
    }
}

/// A result whose parts can be told to a client.
protocol PerformedResult {
    /// The parts a client is told.
    var outcome: IntentOutcome { get }
}
