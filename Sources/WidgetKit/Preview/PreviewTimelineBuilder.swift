/// Collects the entries that a preview shows one after another.
@resultBuilder
public enum PreviewTimelineBuilder {
    /// One entry.
    public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [Entry] { [entry] }

    /// Several entries at once.
    public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [Entry] { entries }

    /// The first entries.
    public static func buildPartialBlock<Entry: TimelineEntry>(first: [Entry]) -> [Entry] { first }

    /// The entries so far and the next ones.
    public static func buildPartialBlock<Entry: TimelineEntry>(accumulated: [Entry], next: [Entry]) -> [Entry] {
        accumulated + next
    }

    /// The entries of a branch.
    public static func buildEither<Entry: TimelineEntry>(first: [Entry]) -> [Entry] { first }

    /// The entries of a branch.
    public static func buildEither<Entry: TimelineEntry>(second: [Entry]) -> [Entry] { second }

    /// The entries of a branch that may not be taken.
    public static func buildOptional<Entry: TimelineEntry>(_ entries: [Entry]?) -> [Entry] { entries ?? [] }

    /// The entries of a loop.
    public static func buildArray<Entry: TimelineEntry>(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}
