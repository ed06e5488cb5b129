public import Combine

/// A property that makes and keeps an observable object; an archive reads it once.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let holder: Holder

    private final class Holder {
        private let make: () -> ObjectType
        private(set) lazy var object = make()

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    /// A property that makes an object when it is first read.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        holder = Holder(thunk)
    }

    /// The object.
    public var wrappedValue: ObjectType { holder.object }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: holder.object)
    }
}
