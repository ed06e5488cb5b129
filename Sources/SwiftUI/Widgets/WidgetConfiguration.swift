/// What a widget is: its kind, its provider, its view and how it presents itself.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the configuration this one consists of.
    associatedtype Body: WidgetConfiguration

    /// The configuration this one consists of.
    var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that says itself what it is.
@MainActor
package protocol PrimitiveWidgetConfiguration {
    /// Enters what it knows.
    func enter(into record: inout WidgetConfigurationRecord)
}

/// What a widget's configuration comes to.
package struct WidgetConfigurationRecord {
    /// Nil where no configuration with a provider was found.
    package var kind: String?
    package var displayName: String?
    package var description: String?
    /// Names of families; the default ones where nil.
    package var families: [String]?
    package var contentMarginsDisabled = false
    package var isBackgroundRemovable = true
    /// The provider and the view, of a type that WidgetKit knows.
    package var source: (any Sendable)?

    package init() {}
}

extension WidgetConfiguration {
    /// What the configuration comes to, following bodies down to the one that says itself what it is.
    package func record() -> WidgetConfigurationRecord {
        var record = WidgetConfigurationRecord()
        enterAll(into: &record)
        return record
    }

    private func enterAll(into record: inout WidgetConfigurationRecord) {
        if let primitive = self as? any PrimitiveWidgetConfiguration {
            primitive.enter(into: &record)
        } else if !(self is EmptyWidgetConfiguration), Body.self != Never.self {
            body.enterAll(into: &record)
        }
    }

    /// The configuration with one thing changed.
    package func changing(
        _ change: @escaping @MainActor (inout WidgetConfigurationRecord) -> Void
    ) -> ChangedWidgetConfiguration<Self> {
        ChangedWidgetConfiguration(base: self, change: change)
    }
}

/// A configuration with one thing changed.
package struct ChangedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, PrimitiveWidgetConfiguration
{
    let base: Base
    let change: @MainActor (inout WidgetConfigurationRecord) -> Void

    package func enter(into record: inout WidgetConfigurationRecord) {
        record = base.record()
        change(&record)
    }

    package var body: Never { fatalError("a changed configuration says itself what it is") }
}
