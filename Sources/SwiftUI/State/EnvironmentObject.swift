public import Combine

/// A property that reads an observable object that a view above has given.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A property that reads an object.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = EvaluationScope.environmentOrDefault[object: ObjectType.self] else {
            preconditionFailure("no \(ObjectType.self) was given: a view above needs .environmentObject(_:)")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension View {
    /// Gives an object to this view and those inside it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0[object: T.self] = object }
    }
}
