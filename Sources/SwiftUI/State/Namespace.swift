/// A property that tells the ids of one view's parts from those of others.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private final class Token: Sendable {}
    private let token = Token()

    /// A namespace.
    public init() {}

    /// The namespace's identity.
    public var wrappedValue: ID { ID(object: ObjectIdentifier(token)) }

    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let object: ObjectIdentifier
    }
}
