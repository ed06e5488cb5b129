public import Foundation

/// A value in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults
    private let fallback: Value
    private let decode: (Any) -> Value?
    private let encode: (Value) -> Any?

    private init(
        _ key: String,
        _ store: UserDefaults?,
        fallback: Value,
        decode: @escaping (Any) -> Value?,
        encode: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.store = store ?? .standard
        self.fallback = fallback
        self.decode = decode
        self.encode = encode
    }

    /// The value stored now.
    public var wrappedValue: Value {
        get { store.object(forKey: key).flatMap(decode) ?? fallback }
        nonmutating set { store.set(encode(newValue), forKey: key) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
    }
}

extension AppStorage {
    /// A flag.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, fallback: wrappedValue, decode: { ($0 as? NSNumber)?.boolValue }, encode: { $0 })
    }

    /// A whole number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, fallback: wrappedValue, decode: { ($0 as? NSNumber)?.intValue }, encode: { $0 })
    }

    /// A number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, fallback: wrappedValue, decode: { ($0 as? NSNumber)?.doubleValue }, encode: { $0 })
    }

    /// A text.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, fallback: wrappedValue, decode: { $0 as? String }, encode: { $0 })
    }

    /// Bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, fallback: wrappedValue, decode: { $0 as? Data }, encode: { $0 })
    }

    /// A URL.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key,
            store,
            fallback: wrappedValue,
            decode: { ($0 as? String).flatMap { URL(string: $0) } },
            encode: { $0.absoluteString }
        )
    }

    /// A value with a raw form that defaults hold.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key,
            store,
            fallback: wrappedValue,
            decode: { ($0 as? String).flatMap { Value(rawValue: $0) } },
            encode: { $0.rawValue }
        )
    }

    /// A value with a raw form that defaults hold.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key,
            store,
            fallback: wrappedValue,
            decode: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } },
            encode: { $0.rawValue }
        )
    }

    /// A text, or nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, fallback: nil, decode: { $0 as? String }, encode: { $0 })
    }

    /// A whole number, or nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, fallback: nil, decode: { ($0 as? NSNumber)?.intValue }, encode: { $0 })
    }

    /// A number, or nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, fallback: nil, decode: { ($0 as? NSNumber)?.doubleValue }, encode: { $0 })
    }

    /// A flag, or nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, fallback: nil, decode: { ($0 as? NSNumber)?.boolValue }, encode: { $0 })
    }

    /// Bytes, or nil where none are stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, fallback: nil, decode: { $0 as? Data }, encode: { $0 })
    }
}
