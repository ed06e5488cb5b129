/// A value that a view owns; an archived widget shows its initial value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let cell: Cell

    private final class Cell {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// A state that starts with a value.
    public init(wrappedValue value: Value) {
        cell = Cell(value)
    }

    /// A state that starts with a value.
    public init(initialValue value: Value) {
        cell = Cell(value)
    }

    /// A state that starts without a value.
    public init() where Value: ExpressibleByNilLiteral {
        cell = Cell(nil)
    }

    /// The value now.
    public var wrappedValue: Value {
        get { cell.value }
        nonmutating set { cell.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(get: { cell.value }, set: { cell.value = $0 })
    }
}
