/// A parameter summary without key paths and types: what an editor needs to know.
package indirect enum SummaryNode: Sendable, Hashable {
    /// A sentence, and the parameters below it.
    case summary(parts: [Part], others: [String])

    /// A choice by a parameter's value, or by the widget's family where `parameter` is `nil`.
    case when(parameter: String?, Comparison, [IntentValue], then: SummaryNode, otherwise: SummaryNode)

    /// A piece of a sentence.
    package enum Part: Sendable, Hashable {
        /// Fixed words.
        case text(String)
        /// A parameter, by name.
        case parameter(String)
    }

    /// How a parameter is compared.
    package enum Comparison: String, Sendable {
        case equalTo, notEqualTo, oneOf, hasAnyValue, hasNoValue
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
    }

    /// The parameters that stand in the summary for these values and this family, in order.
    package func parameters(for values: [String: IntentValue], family: String? = nil) -> [String] {
        switch self {
        case .summary(let parts, let others):
            parts.compactMap { part in if case .parameter(let name) = part { name } else { nil } } + others
        case .when(let parameter, let comparison, let expected, let then, let otherwise):
            comparison.holds(parameter.map { values[$0] ?? .null } ?? family.map { .string($0) } ?? .null, expected)
                ? then.parameters(for: values, family: family) : otherwise.parameters(for: values, family: family)
        }
    }

    /// Every parameter that the summary names in some case, in order of first mention.
    package var allParameters: [String] {
        switch self {
        case .summary:
            parameters(for: [:])
        case .when(_, _, _, let then, let otherwise):
            then.allParameters + otherwise.allParameters.filter { !then.allParameters.contains($0) }
        }
    }

    /// The summary as JSON: `{ "sentence": […], "parameters": […] }` or `{ "when": …, "then": …, "otherwise": … }`.
    package var json: IntentValue {
        switch self {
        case .summary(let parts, let others):
            .object([
                "sentence": .array(
                    parts.map { part in
                        switch part {
                        case .text(let text): .string(text)
                        case .parameter(let name): .object(["parameter": .string(name)])
                        }
                    }
                ),
                "parameters": .array(others.map { .string($0) }),
            ])
        case .when(let parameter, let comparison, let values, let then, let otherwise):
            .object([
                "when": .object([
                    "parameter": parameter.map { .string($0) } ?? .null,
                    "comparison": .string(comparison.rawValue),
                    "values": .array(values),
                ]),
                "then": then.json,
                "otherwise": otherwise.json,
            ])
        }
    }
}

extension SummaryNode.Comparison {
    /// Whether the comparison of a value with the expected ones is true.
    func holds(_ value: IntentValue, _ expected: [IntentValue]) -> Bool {
        switch self {
        case .equalTo, .oneOf: expected.contains(value)
        case .notEqualTo: !expected.contains(value)
        case .hasAnyValue: value != .null
        case .hasNoValue: value == .null
        case .lessThan: compare(value, expected) { $0 < $1 }
        case .lessThanOrEqualTo: compare(value, expected) { $0 <= $1 }
        case .greaterThan: compare(value, expected) { $0 > $1 }
        case .greaterThanOrEqualTo: compare(value, expected) { $0 >= $1 }
        }
    }

    private func compare(_ value: IntentValue, _ expected: [IntentValue], by holds: (Double, Double) -> Bool) -> Bool {
        guard let left = value.number, let right = expected.first?.number else { return false }
        return holds(left, right)
    }
}

/// A summary that can be told as a node.
protocol SummaryContent {
    /// The summary as a node.
    func node(in scope: IntentScope) -> SummaryNode
}

/// Finds the names behind the key paths of one intent's parameters.
struct IntentScope {
    /// The intent.
    let intent: any AppIntent
    private let names: [ObjectIdentifier: String]

    /// The names of an intent's parameters.
    init(_ intent: some AppIntent) {
        self.intent = intent
        names = Dictionary(
            intent.reflectedParameters().map { (ObjectIdentifier($0.parameter), $0.name) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The name of the parameter at a key path, or `nil` if it is not one.
    func name<Intent: AppIntent>(of path: PartialKeyPath<Intent>) -> String? {
        guard let intent = intent as? Intent else { return nil }
        return (intent[keyPath: path] as? any AnyIntentParameter).flatMap { names[ObjectIdentifier($0)] }
    }

    /// The node of a summary of any type.
    func node(of summary: any ParameterSummary) -> SummaryNode {
        (summary as? any SummaryContent)?.node(in: self) ?? .summary(parts: [], others: [])
    }
}
