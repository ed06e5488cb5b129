/// A summary chosen by a parameter's value; written `Switch(\.$kind) { Case(.a) { } DefaultCase { } }`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    private let path: PartialKeyPath<Intent>
    private let choices: [ParameterSummaryChoice<Intent, Value>]

    /// Chooses by a parameter.
    public init(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ choices: () -> [ParameterSummaryChoice<Intent, Value>]
    ) {
        path = parameter
        self.choices = choices()
    }
}

extension ParameterSummarySwitchCondition: SummaryContent {
    func node(in scope: IntentScope) -> SummaryNode {
        let fallback = choices.first { $0.values == nil }.map { scope.node(of: $0.content) }
        return choices.reversed().reduce(fallback ?? .summary(parts: [], others: [])) { rest, choice in
            guard let values = choice.values else { return rest }
            let then = scope.node(of: choice.content)
            return .when(parameter: scope.name(of: path), .oneOf, values, then: then, otherwise: rest)
        }
    }
}

/// One choice of a switch, whatever the type of its summary.
public struct ParameterSummaryChoice<Intent: AppIntent, Value: _IntentValue> {
    /// The values, or `nil` for all others.
    let values: [IntentValue]?
    /// The summary.
    let content: any ParameterSummary
}

/// One choice of a switch; written `Case(.a) { … }`.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue> {
    /// The choice with its types forgotten.
    let choice: ParameterSummaryChoice<Intent, Value>

    /// The summary for one value.
    public init<Content: ParameterSummary>(
        _ value: Value,
        @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        choice = ParameterSummaryChoice(values: [IntentValueCodec.encode(value)], content: content())
    }

    /// The summary for several values.
    public init<Content: ParameterSummary>(
        _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ content: () -> Content
    ) {
        choice = ParameterSummaryChoice(values: values.map { IntentValueCodec.encode($0) }, content: content())
    }
}

/// The choice of a switch when no other fits; written `DefaultCase { … }`.
public struct ParameterSummaryDefaultCase<Intent: AppIntent, Value: _IntentValue> {
    /// The choice with its types forgotten.
    let choice: ParameterSummaryChoice<Intent, Value>

    /// The summary for all other values.
    public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
        choice = ParameterSummaryChoice(values: nil, content: content())
    }
}

/// Collects the choices of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// One choice.
    public static func buildExpression(
        _ choice: ParameterSummaryCase<Intent, Value>
    ) -> ParameterSummaryChoice<Intent, Value> { choice.choice }

    /// The last choice.
    public static func buildExpression(
        _ choice: ParameterSummaryDefaultCase<Intent, Value>
    ) -> ParameterSummaryChoice<Intent, Value> { choice.choice }

    /// All choices, in order.
    public static func buildBlock(
        _ choices: ParameterSummaryChoice<Intent, Value>...
    ) -> [ParameterSummaryChoice<Intent, Value>] { choices }
}
