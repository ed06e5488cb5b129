internal import Foundation

/// A thing of the app that parameters can refer to; on the wire it is its identifier.
public protocol AppEntity: AppValue, Identifiable, InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
    /// What finds entities of this type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

    /// What finds entities of this type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// A property that lists show.
    public typealias Property<Value: Sendable> = EntityProperty<Value>

    /// A value that the app registered with `AppDependencyManager`.
    public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

/// An entity that the system's search lists.
public protocol IndexedEntity: AppEntity {}

/// An entity that exists only as a result.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
    /// An empty entity.
    init()
}

extension TransientAppEntity {
    /// A property that lists show.
    public typealias Property<Value: Sendable> = EntityProperty<Value>
}

/// A property of an entity, declared with `@Property(title: …)`.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
    /// The title the author declared.
    public let title: LocalizedStringResource?

    private let lock = NSLock()
    private var stored: Value?

    /// A property without a title and a value yet.
    public init() {
        title = nil
    }

    /// A property without a value yet.
    public init(title: LocalizedStringResource? = nil, identifier: String? = nil) {
        self.title = title
    }

    /// The value. Reading a property that was never set stops the process, as on Apple's platforms.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ stored }) { return value }
            if let type = Value.self as? any EmptyRepresentable.Type, let empty = type.emptyValue as? Value {
                return empty
            }
            stopUnset()
        }
        set { lock.withLock { stored = newValue } }
    }

    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }

    private func stopUnset() -> Never {
        fatalError("The property “\(title?.text ?? "\(Value.self)")” of an entity was read before it was set.")
    }
}

/// A type that has a value meaning “nothing”.
protocol EmptyRepresentable {
    /// The value meaning “nothing”.
    static var emptyValue: Self { get }
}

extension Optional: EmptyRepresentable {
    /// `nil`.
    static var emptyValue: Wrapped? { nil }
}
