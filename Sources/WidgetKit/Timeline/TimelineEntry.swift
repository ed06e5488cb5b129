public import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// When the entry becomes current.
    var date: Date { get }

    /// How much the entry matters beside the others of its provider.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// No entry matters more than another.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the others of its provider.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared with the scores of the provider's other entries; 0 or less never brings the widget forward.
    public var score: Float

    /// In seconds from the entry's date.
    public var duration: TimeInterval

    /// A score that holds for `duration` seconds.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
