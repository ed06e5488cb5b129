/// How many elements an array parameter may have.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The least and the greatest number.
    let bounds: ClosedRange<Int>

    /// At least `min`, at most `max` elements.
    public init(min: Int = 0, max: Int = .max) {
        let least = Swift.max(0, Swift.min(min, max))
        bounds = least...Swift.max(least, max)
    }

    /// Exactly so many elements.
    public init(exactly count: Int) {
        self.init(min: count, max: count)
    }

    /// At most so many elements.
    public init(integerLiteral value: Int) {
        self.init(min: 0, max: value)
    }
}

/// A family of widgets as parameters name it; WidgetKit has its own type with the same cases.
public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

extension IntentParameter {
    /// An array parameter with a limited number of elements.
    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) where Value._UnwrappedValue == [Element] {
        let declaration = IntentParameterDeclaration(
            title: title,
            description: description,
            defaultValue: defaultValue.map { IntentValueCodec.encode($0) },
            size: size.bounds,
            requestDialog: requestValueDialog,
            optionsProvider: optionsProvider
        )
        self.init(declaration: declaration, default: defaultValue)
    }

    /// An array parameter whose number of elements depends on the family; the widest family's counts.
    public convenience init<Element: _IntentValue>(
        title: LocalizedStringResource? = nil,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil
    ) where Value._UnwrappedValue == [Element] {
        let least = size.values.map(\.bounds.lowerBound).min() ?? 0
        let most = size.values.map(\.bounds.upperBound).max() ?? .max
        self.init(
            title: title,
            description: description,
            default: defaultValue,
            size: IntentCollectionSize(min: least, max: most),
            requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior,
            optionsProvider: optionsProvider
        )
    }
}
