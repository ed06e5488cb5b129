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

    /// Marks content that an intent makes out of date; it is dimmed where it is redacted for that reason.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        mapNodes { node, context in
            guard invalidatable, context.environment.inherited.redactionReasons.contains(.invalidated) else {
                return node
            }
            return .opacity(OpacityNode(opacity: 0.5, child: node))
        }
    }
}
