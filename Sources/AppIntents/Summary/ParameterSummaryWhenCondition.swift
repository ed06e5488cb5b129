/// A summary that depends on a parameter's value or on the widget's family; written `When(…) { } otherwise: { }`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    private let path: PartialKeyPath<Intent>?
    private let comparison: SummaryNode.Comparison
    private let values: [IntentValue]
    private let then: Then
    private let otherwise: Otherwise

    /// Depends on whether a parameter equals a value.
    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryEquality,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.comparison, [IntentValueCodec.encode(value)], then(), otherwise())
    }

    /// Depends on how a parameter compares to a value.
    public init<Value: _IntentValue & Comparable>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryOrder,
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.comparison, [IntentValueCodec.encode(value)], then(), otherwise())
    }

    /// Depends on whether a parameter is one of several values.
    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryMembership,
        _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, .oneOf, values.map { IntentValueCodec.encode($0) }, then(), otherwise())
    }

    /// Depends on whether a parameter has a value.
    public init<Value: _IntentValue>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ParameterSummaryPresence,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(parameter, comparison.comparison, [], then(), otherwise())
    }

    /// Depends on the widget's family.
    public init(
        widgetFamily comparison: ParameterSummaryEquality,
        _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, comparison.comparison, [.string(family.rawValue)], then(), otherwise())
    }

    /// Depends on whether the widget's family is one of several.
    public init(
        widgetFamily comparison: ParameterSummaryMembership,
        _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(nil, .oneOf, families.map { .string($0.rawValue) }, then(), otherwise())
    }

    private init(
        _ path: PartialKeyPath<Intent>?,
        _ comparison: SummaryNode.Comparison,
        _ values: [IntentValue],
        _ then: Then,
        _ otherwise: Otherwise
    ) {
        self.path = path
        self.comparison = comparison
        self.values = values
        self.then = then
        self.otherwise = otherwise
    }
}

extension ParameterSummaryWhenCondition: SummaryContent {
    func node(in scope: IntentScope) -> SummaryNode {
        .when(
            parameter: path.flatMap(scope.name(of:)),
            comparison,
            values,
            then: scope.node(of: then),
            otherwise: scope.node(of: otherwise)
        )
    }
}

/// Whether two values are equal.
public enum ParameterSummaryEquality: Sendable {
    /// They are.
    case equalTo
    /// They are not.
    case notEqualTo

    /// The comparison as data.
    var comparison: SummaryNode.Comparison { self == .equalTo ? .equalTo : .notEqualTo }
}

/// Which of two values comes first.
public enum ParameterSummaryOrder: Sendable {
    /// The parameter is below the value.
    case lessThan
    /// The parameter is not above the value.
    case lessThanOrEqualTo
    /// The parameter is above the value.
    case greaterThan
    /// The parameter is not below the value.
    case greaterThanOrEqualTo

    /// The comparison as data.
    var comparison: SummaryNode.Comparison {
        switch self {
        case .lessThan: .lessThan
        case .lessThanOrEqualTo: .lessThanOrEqualTo
        case .greaterThan: .greaterThan
        case .greaterThanOrEqualTo: .greaterThanOrEqualTo
        }
    }
}

/// Whether a value is one of several.
public enum ParameterSummaryMembership: Sendable {
    /// It is.
    case oneOf
}

/// Whether a parameter has a value.
public enum ParameterSummaryPresence: Sendable {
    /// It has one.
    case hasAnyValue
    /// It has none.
    case hasNoValue

    /// The comparison as data.
    var comparison: SummaryNode.Comparison { self == .hasAnyValue ? .hasAnyValue : .hasNoValue }
}
