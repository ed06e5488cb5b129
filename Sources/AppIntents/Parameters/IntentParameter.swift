internal import Foundation

/// A parameter of an intent, declared with `@Parameter(title: …)`.
///
/// The value lies in a box that copies of the intent share, as on Apple's platforms: setting is not mutating.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    /// What the author declared beside the value.
    package let declaration: IntentParameterDeclaration

    private let lock = NSLock()
    private var stored: Value?

    /// A parameter that shows its name and has no default.
    public init() {
        declaration = IntentParameterDeclaration()
    }

    /// A parameter from what was declared about it; `nil` leaves it unset.
    init(declaration: IntentParameterDeclaration, default value: Value?) {
        self.declaration = declaration
        stored = value
    }

    /// The value. Reading a parameter that is neither optional nor set stops the process, as on Apple's platforms.
    public var wrappedValue: Value {
        get {
            if let value = currentValue { return value }
            if let type = Value.self as? any EmptyRepresentable.Type, let empty = type.emptyValue as? Value {
                return empty
            }
            stopUnset()
        }
        set {
            lock.withLock { stored = newValue }
        }
    }

    /// The parameter itself, for summaries and requests.
    public var projectedValue: IntentParameter<Value> { self }

    /// The title the author declared.
    public var title: LocalizedStringResource? { declaration.title }

    /// The value, or `nil` where none was set.
    package var currentValue: Value? { lock.withLock { stored } }

    private func stopUnset() -> Never {
        let name = declaration.title?.text ?? String(describing: Value.self)
        fatalError("The parameter “\(name)” was read but has neither a value nor a default.")
    }
}

extension IntentParameter {
    /// The error that asks the person for a value; throw it from `perform()`.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        AppIntentError(reason: .needsValue(parameter: ObjectIdentifier(self), dialog: dialog))
    }

    /// Asks for a value; over HTTP the request ends here and tells what is missing.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw needsValueError(dialog)
    }

    /// Asks which of several values is meant; over HTTP the request ends here and tells what is missing.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw needsValueError(dialog)
    }

    /// The error that asks which of several values is meant; throw it from `perform()`.
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error {
        needsValueError(dialog)
    }

    /// Asks whether a value is right; over HTTP the request itself is the consent.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
}

extension IntentParameter: AnyIntentParameter {
    /// How the value is written on the wire; made where needed, as most views never ask.
    package var codec: IntentValueCodec { IntentValueCodec(for: Value.self) }

    package var encodedValue: IntentValue? {
        currentValue.map { IntentValueCodec.encode($0) }
    }

    package func setDecoded(_ value: any Sendable) -> Bool {
        guard let value = value as? Value else { return false }
        wrappedValue = value
        return true
    }
}

/// A parameter whose type is not known where it is used.
package protocol AnyIntentParameter: AnyObject, Sendable {
    /// What the author declared beside the value.
    var declaration: IntentParameterDeclaration { get }

    /// How the value is written on the wire.
    var codec: IntentValueCodec { get }

    /// The value as it goes on the wire, or `nil` where none was set.
    var encodedValue: IntentValue? { get }

    /// Takes over a value made by the codec; false when it has another type.
    func setDecoded(_ value: any Sendable) -> Bool
}
