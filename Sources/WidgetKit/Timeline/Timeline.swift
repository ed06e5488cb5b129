public import Foundation

/// Entries by date, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]

    /// When the provider wants to be asked again.
    public let policy: TimelineReloadPolicy

    /// A timeline of `entries`.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider wants to be asked again.
public struct TimelineReloadPolicy: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    let form: Form

    /// Once the last entry's date has passed.
    public static let atEnd = TimelineReloadPolicy(form: .atEnd)

    /// Only on request.
    public static let never = TimelineReloadPolicy(form: .never)

    /// Not before `date`.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(form: .after(date)) }
}
