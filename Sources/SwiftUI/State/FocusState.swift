/// A property that says which part has the keyboard; no part of an archive has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// Whether a part has the keyboard.
    public init() where Value == Bool {
        none = false
    }

    /// Which part has the keyboard.
    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    /// False or nil; setting it has no effect.
    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { .constant(none) }
}
