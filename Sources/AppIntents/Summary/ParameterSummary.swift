/// The sentence by which an editor shows an intent's parameters.
public protocol ParameterSummary {}

/// The summary of an intent that has none.
public struct _EmptyParameterSummary: ParameterSummary, Sendable {}

/// A sentence with parameters in it, and further parameters below; written `Summary("…")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let sentence: ParameterSummaryString<Intent>
    private let others: [PartialKeyPath<Intent>]

    /// A sentence, and the parameters that stand below it.
    public init(
        _ summary: ParameterSummaryString<Intent>,
        table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }
    ) {
        sentence = summary
        others = parameters()
    }

    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>] = { [] }) {
        sentence = ParameterSummaryString(stringLiteral: "")
        others = parameters()
    }
}

extension IntentParameterSummary: SummaryContent {
    func node(in scope: IntentScope) -> SummaryNode {
        .summary(parts: sentence.parts.map { $0.node(in: scope) }, others: others.compactMap(scope.name(of:)))
    }
}

/// A sentence with key paths of parameters in it, such as `"Show \(\.$city)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// A piece of the sentence.
    enum Part {
        case text(String)
        case parameter(PartialKeyPath<Intent>)

        func node(in scope: IntentScope) -> SummaryNode.Part {
            switch self {
            case .text(let text): .text(text)
            case .parameter(let path): scope.name(of: path).map { .parameter($0) } ?? .text("")
            }
        }
    }

    /// The pieces, in order.
    let parts: [Part]

    /// A sentence without parameters.
    public init(stringLiteral value: String) {
        parts = value.isEmpty ? [] : [.text(value)]
    }

    /// A sentence with parameters.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    /// Collects the pieces of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// An empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds fixed words.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.text(literal)) }
        }

        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter(parameter))
        }

        /// Adds a text of the author's.
        public mutating func appendInterpolation(_ text: LocalizedStringResource) {
            parts.append(.text(text.text))
        }
    }
}

/// Collects the key paths of parameters, one a line.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }

    /// All parameters, in order.
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// Passes on the one summary of a branch.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// The summary itself.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

extension AppIntent {
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>

    /// A summary that depends on a parameter's value or on the widget's family.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>

    /// A summary chosen by a parameter's value.
    public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>

    /// One choice of a `Switch`.
    public typealias Case<Value: _IntentValue> = ParameterSummaryCase<Self, Value>

    /// The choice of a `Switch` when no other fits.
    public typealias DefaultCase<Value: _IntentValue> = ParameterSummaryDefaultCase<Self, Value>
}
