/// A length that grows and shrinks with the size of texts.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle

    /// A length for the default size of texts, in points.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// A length for the default size of texts, in points, that follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The length for the size of texts where the view stands.
    public var wrappedValue: Value {
        base * Value(style.scale(at: EvaluationScope.environmentOrDefault.dynamicTypeSize))
    }
}
