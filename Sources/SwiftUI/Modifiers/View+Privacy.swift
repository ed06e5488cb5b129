import ViewTree

extension View {
    /// Hides what the view tells, for a reason more.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        inContext { $0.environment.inherited.redactionReasons.formUnion(reason) }
    }

    /// Shows the view whatever hides those around it.
    nonisolated public func unredacted() -> some View {
        inContext { $0.environment.inherited.redactionReasons = [] }
    }

    /// Hides the view where privacy is asked for.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        inContext { $0.environment.inherited.isPrivacySensitive = sensitive }
    }

    /// Marks content that an intent makes out of date; it is shown until the next entry.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
