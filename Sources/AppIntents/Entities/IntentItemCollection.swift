/// Values to choose from: an array or a collection with sections.
public protocol ResultsCollection<Element>: Sendable {
    /// The type of the values.
    associatedtype Element: _IntentValue
}

extension Array: ResultsCollection where Element: _IntentValue {}

/// One value with its title.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The value.
    let value: Value
    /// The title, if not the value's own.
    let title: LocalizedStringResource?
    /// The line below the title, if not the value's own.
    let subtitle: LocalizedStringResource?
    /// The picture, if not the value's own.
    let image: DisplayRepresentation.Image?

    /// A value shown by a title, and perhaps a line below it and a picture.
    public init(
        _ value: Value,
        title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// Some values under a heading.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
    /// The heading.
    let title: LocalizedStringResource?
    /// The values, in order.
    let items: [IntentItem<Value>]

    /// A section of values with titles of their own.
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Value>]
    ) {
        self.title = title
        self.items = items
    }

    /// A section of values that show themselves.
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [Value]
    ) {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// A section of values with titles of their own.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [IntentItem<Value>]
    ) {
        self.init(title, items: items)
    }

    /// A section of values that show themselves.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        items: [Value]
    ) {
        self.init(title, items: items)
    }

    /// A section of items written one by one.
    public init(
        _ title: LocalizedStringResource? = nil,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil,
        @IntentItemBuilder<Value> items: () -> [IntentItem<Value>]
    ) {
        self.init(title, items: items())
    }
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Value: _IntentValue>: ResultsCollection {
    /// The type of the values.
    public typealias Element = Value

    /// No values.
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

    /// The sections, in order.
    let sections: [IntentItemSection<Value>]

    /// Values that show themselves, in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [Value]
    ) {
        sections = [IntentItemSection(items: items)]
    }

    /// Values with titles of their own, in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        items: [IntentItem<Value>]
    ) {
        sections = [IntentItemSection(items: items)]
    }

    /// Values in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
    ) {
        self.sections = sections
    }

    /// Sections written one by one.
    public init(
        promptLabel: LocalizedStringResource? = nil,
        usesIndexedCollation: Bool = false,
        @IntentItemCollectionBuilder<Value> sections: () -> [IntentItemSection<Value>]
    ) {
        self.sections = sections()
    }
}

/// Collects the items of a section.
@resultBuilder
public enum IntentItemBuilder<Value: _IntentValue> {
    /// One item.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// One value.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    /// All items, in order.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }
    /// The items of a loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
    /// The items of an `if`.
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }
    /// The items of one branch.
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
    /// The items of the other branch.
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
}

/// Collects the sections of a collection.
@resultBuilder
public enum IntentItemCollectionBuilder<Value: _IntentValue> {
    /// One section.
    public static func buildExpression(_ section: IntentItemSection<Value>) -> [IntentItemSection<Value>] { [section] }
    /// All sections, in order.
    public static func buildBlock(_ sections: [IntentItemSection<Value>]...) -> [IntentItemSection<Value>] {
        sections.flatMap { $0 }
    }
    /// The sections of a loop.
    public static func buildArray(_ sections: [[IntentItemSection<Value>]]) -> [IntentItemSection<Value>] {
        sections.flatMap { $0 }
    }
    /// The sections of an `if`.
    public static func buildOptional(_ sections: [IntentItemSection<Value>]?) -> [IntentItemSection<Value>] {
        sections ?? []
    }
    /// The sections of one branch.
    public static func buildEither(first sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] {
        sections
    }
    /// The sections of the other branch.
    public static func buildEither(second sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] {
        sections
    }
}
