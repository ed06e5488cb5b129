internal import Foundation

/// Holds the values that an app gives its intents.
public final class AppDependencyManager: @unchecked Sendable {
    /// The one that `@Dependency` reads.
    public static let shared = AppDependencyManager()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: AnyHashable?
    }

    private let lock = NSLock()
    private var makers: [Key: @Sendable () -> any Sendable] = [:]

    /// Registers a value under its type and, optionally, a key.
    public func add<Value: Sendable>(
        key: AnyHashable? = nil,
        dependency make: @autoclosure @escaping @Sendable () -> Value
    ) {
        add(key: key, dependency: make)
    }

    /// Registers how to make a value under its type and, optionally, a key.
    public func add<Value: Sendable>(key: AnyHashable? = nil, dependency make: @escaping @Sendable () -> Value) {
        let identity = Key(type: ObjectIdentifier(Value.self), name: key)
        lock.withLock { makers[identity] = make }
    }

    /// The value registered under a type and key, made anew, or `nil`.
    func value<Value: Sendable>(_ type: Value.Type, key: AnyHashable?) -> Value? {
        let identity = Key(type: ObjectIdentifier(type), name: key)
        let make = lock.withLock { makers[identity] }
        return make?() as? Value
    }
}

/// A value that the app registered with `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    /// The value of this type, registered with or without a key.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    /// The value of this type, or one made here where none was registered.
    public init(
        key: AnyHashable? = nil,
        manager: AppDependencyManager = .shared,
        default make: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = make
    }

    /// The value. Reading one that was never registered stops the process, as on Apple's platforms.
    public var wrappedValue: Value {
        guard let value = manager.value(Value.self, key: key) ?? fallback?() else { stopMissing() }
        return value
    }

    private func stopMissing() -> Never {
        fatalError("No dependency of type \(Value.self) was added to AppDependencyManager.")
    }
}
