/// How values of one Swift type are written and read as `IntentValue`.
package struct IntentValueCodec: Sendable {
    /// Reads a wire form; the flag is that of `decode`.
    typealias Decode = @Sendable (IntentValue, Bool) async throws(IntentMismatch) -> any Sendable

    /// The type as clients see it, without its optional.
    package private(set) var type: IntentParameterType

    /// Whether a value may be missing.
    package private(set) var isOptional = false

    /// The cases of an enumeration, also of an array's elements; asked for when needed.
    private(set) var cases: @Sendable () -> [IntentOption] = { [] }

    /// The query that finds entities, also of an array's elements.
    private(set) var query: (@Sendable () -> any DynamicOptionsProvider)?

    /// Reads a value; the flag lets texts spell numbers and truth values, as form bodies do.
    let decode: Decode

    /// The codec of a type.
    init<Value: _IntentValue>(for type: Value.Type) {
        switch type {
        case let type as any OptionalIntentValue.Type: self = Self.makeOptional(type)
        case let type as any ArrayIntentValue.Type: self = Self.makeArray(type)
        case let type as any WireIntentValue.Type: self = Self.makeWire(type)
        case let type as any AppEnum.Type: self = Self.makeEnum(type)
        case let type as any AppEntity.Type: self = Self.makeEntity(type)
        default: self = Self.makeUnsupported(type)
        }
    }

    private init(type: IntentParameterType, decode: @escaping Decode) {
        self.type = type
        self.decode = decode
    }

    /// Writes a value of any type that parameters can have; others are written as their description.
    static func encode(_ value: any Sendable) -> IntentValue {
        switch value {
        case let value as any OptionalIntentValue: value.unwrapped.map { encode($0) } ?? .null
        case let value as any ArrayIntentValue: .array(value.elements.map { encode($0) })
        case let value as any WireIntentValue: value.intentValue
        case let value as any AppEnum: encodeEnum(value)
        case let value as any AppEntity: encodeEntity(value)
        case is Never: .null
        default: .string(String(describing: value))
        }
    }

    private static func encodeEnum<Value: AppEnum>(_ value: Value) -> IntentValue {
        if let number = value.rawValue as? Int { .int(number) } else { .string(String(value.rawValue)) }
    }

    private static func encodeEntity<Value: AppEntity>(_ value: Value) -> IntentValue {
        .string(value.id.entityIdentifierString)
    }
}

extension IntentValueCodec {
    private static func makeOptional<Value: OptionalIntentValue>(_ type: Value.Type) -> IntentValueCodec {
        let wrapped = makeErased(type.wrappedType)
        var codec = IntentValueCodec(type: wrapped.type) { value, lenient throws(IntentMismatch) in
            if value == .null || (lenient && value == "" && wrapped.type != .string) { return Value.emptyValue }
            return try await wrapped.decode(value, lenient)
        }
        codec.isOptional = true
        codec.cases = wrapped.cases
        codec.query = wrapped.query
        return codec
    }

    private static func makeArray<Value: ArrayIntentValue>(_ type: Value.Type) -> IntentValueCodec {
        let element = makeErased(type.elementType)
        var codec = IntentValueCodec(type: .array(element.type)) { value, lenient throws(IntentMismatch) in
            let values: [IntentValue]
            if case .array(let list) = value {
                values = list
            } else if lenient {
                values = value == "" ? [] : [value]
            } else {
                throw IntentMismatch("a list", value)
            }
            var elements: [any Sendable] = []
            for value in values { elements.append(try await element.decode(value, lenient)) }
            guard let array = Value.collect(elements) else { throw IntentMismatch("a list", value) }
            return array
        }
        codec.cases = element.cases
        codec.query = element.query
        return codec
    }

    private static func makeErased(_ type: any _IntentValue.Type) -> IntentValueCodec {
        func make<Value: _IntentValue>(_ type: Value.Type) -> IntentValueCodec { IntentValueCodec(for: type) }
        return make(type)
    }

    private static func makeWire<Value: WireIntentValue>(_ type: Value.Type) -> IntentValueCodec {
        IntentValueCodec(type: type.wireType) { value, lenient throws(IntentMismatch) in
            if let made = Value(value) { return made }
            if lenient, let text = value.string, let spelled = Value.spelled(text), let made = Value(spelled) {
                return made
            }
            throw IntentMismatch(Value.expectation, value)
        }
    }

    private static func makeEnum<Value: AppEnum>(_ type: Value.Type) -> IntentValueCodec {
        var codec = IntentValueCodec(type: .enumeration(String(describing: type))) {
            value,
            lenient throws(IntentMismatch) in
            let match = type.allCases.first { item in
                let wire = encodeEnum(item)
                return wire == value || (lenient && value.string == String(item.rawValue))
            }
            guard let match else {
                throw IntentMismatch("one of these cases", value, allowed: type.allCases.map { String($0.rawValue) })
            }
            return match
        }
        codec.cases = {
            let representations = type.caseDisplayRepresentations
            return type.allCases.map { item in
                IntentOption(encodeEnum(item), shown: representations[item] ?? item.displayRepresentation)
            }
        }
        return codec
    }

    private static func makeEntity<Value: AppEntity>(_ type: Value.Type) -> IntentValueCodec {
        let name = String(describing: type)
        var codec = IntentValueCodec(type: .entity(name)) { value, lenient throws(IntentMismatch) in
            let text: String? =
                switch value {
                case .string(let text): text
                case .int(let number): String(number)
                case .object(let fields): fields["id"]?.string
                default: nil
                }
            guard let text, let identifier = Value.ID.entityIdentifier(for: text) else {
                throw IntentMismatch("the identifier of \(name)", value)
            }
            let found: [Value]
            do {
                found = try await Value.defaultQuery.entities(for: [identifier])
            } catch {
                let reason = IntentError.text(of: error)
                throw IntentMismatch("a \(name) that can be found (\(reason))", value, isEntity: true)
            }
            guard let entity = found.first(where: { $0.id == identifier }) else {
                throw IntentMismatch("the identifier of a known \(name)", value, isEntity: true)
            }
            return entity
        }
        codec.query = { Value.defaultQuery }
        return codec
    }

    private static func makeUnsupported<Value: _IntentValue>(_ type: Value.Type) -> IntentValueCodec {
        IntentValueCodec(type: .unsupported(String(describing: type))) { value, _ throws(IntentMismatch) in
            throw IntentMismatch("nothing: \(Value.self) cannot be set from outside", value)
        }
    }
}

/// Why a value is not one of the wanted type.
struct IntentMismatch: Error {
    /// What would have been right.
    let expectation: String
    /// What was given.
    let value: IntentValue
    /// The cases, if they can be listed.
    let allowed: [String]
    /// Whether an identifier led to no entity.
    let isEntity: Bool

    /// A mismatch from its parts.
    init(_ expectation: String, _ value: IntentValue, allowed: [String] = [], isEntity: Bool = false) {
        self.expectation = expectation
        self.value = value
        self.allowed = allowed
        self.isEntity = isEntity
    }
}

/// An optional of a parameter's type.
protocol OptionalIntentValue: Sendable {
    /// The type without its optional.
    static var wrappedType: any _IntentValue.Type { get }
    /// `nil`.
    static var emptyValue: Self { get }
    /// The value, if there is one.
    var unwrapped: (any Sendable)? { get }
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
    static var wrappedType: any _IntentValue.Type { Wrapped.self }
    var unwrapped: (any Sendable)? { self }
}

/// An array of a parameter's type.
protocol ArrayIntentValue: Sendable {
    /// The type of the elements.
    static var elementType: any _IntentValue.Type { get }
    /// An array of elements, or `nil` if one has another type.
    static func collect(_ elements: [any Sendable]) -> Self?
    /// The elements.
    var elements: [any Sendable] { get }
}

extension Array: ArrayIntentValue where Element: _IntentValue {
    static var elementType: any _IntentValue.Type { Element.self }

    static func collect(_ elements: [any Sendable]) -> [Element]? {
        let typed = elements.compactMap { $0 as? Element }
        return typed.count == elements.count ? typed : nil
    }

    var elements: [any Sendable] { self }
}
