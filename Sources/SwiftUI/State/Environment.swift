public import Observation

/// A property that reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private let missing: String

    /// A property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        missing = ""
    }

    /// A property that reads an object that `environment(_:)` has given.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: objectType] }
        missing = "no \(objectType) was given: a view above needs .environment(_:)"
    }

    /// A property that reads an object that `environment(_:)` may have given.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { .some($0[object: objectType]) }
        missing = ""
    }

    /// The value where the view stands.
    public var wrappedValue: Value {
        guard let value = read(EvaluationScope.environmentOrDefault) else { preconditionFailure(missing) }
        return value
    }
}
