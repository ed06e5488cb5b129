extension WidgetConfiguration {
    /// The name that people see where they choose widgets.
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
        changing { $0.displayName = displayName.resolvedString }
    }

    /// The name that people see where they choose widgets.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
        let name = String(displayName)
        return changing { $0.displayName = name }
    }

    /// The name that people see where they choose widgets.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName.resolvedString }
    }

    /// What the widget is for, for people who choose widgets.
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
        changing { $0.description = description.resolvedString }
    }

    /// What the widget is for, for people who choose widgets.
    @_disfavoredOverload
    public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
        let text = String(description)
        return changing { $0.description = text }
    }

    /// What the widget is for, for people who choose widgets.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.description = description.resolvedString }
    }

    /// Leaves the space between the widget's edge and its content to the author.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.contentMarginsDisabled = true }
    }

    /// Whether the system may take the container background away where the surroundings ask for it.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.isBackgroundRemovable = isRemovable }
    }

    /// Accepted; there are no background URL sessions here.
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changing { _ in }
    }
}
