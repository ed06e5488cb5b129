public import Observation

/// A property that gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    private init(object: Value) {
        wrappedValue = object
    }

    /// Bindings belong to observable objects.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// The wrapper itself.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Bindings to an object's properties.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// The wrapper itself.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}
