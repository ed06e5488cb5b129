import Foundation

/// The values that views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
    private var storage = Storage()

    /// Where reads of appearance-dependent values are noted.
    package var readLog: EnvironmentReadLog?

    /// The default values.
    public init() {}

    /// The value of an author's own key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set {
            makeUnique()
            storage.custom[ObjectIdentifier(key)] = newValue
        }
    }

    /// The value of `key`, noted as one that differs between appearances.
    package func value<Key: EnvironmentKey>(of key: Key.Type, noting read: EnvironmentRead) -> Key.Value {
        readLog?.note(read)
        return self[key]
    }

    /// An object that `environment(_:)` has set.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { storage.custom[ObjectIdentifier(type)] as? Object }
        set {
            makeUnique()
            storage.custom[ObjectIdentifier(type)] = newValue
        }
    }

    /// The built-in values, read without a note.
    package var inherited: InheritedValues {
        _read { yield storage.inherited }
        _modify {
            makeUnique()
            yield &storage.inherited
        }
    }

    /// The names of the values; their contents may be private.
    public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    }

    private final class Storage {
        var custom: [ObjectIdentifier: Any]
        var inherited: InheritedValues

        init() {
            custom = [:]
            inherited = InheritedValues()
        }

        init(copying other: Storage) {
            custom = other.custom
            inherited = other.inherited
        }
    }
}
