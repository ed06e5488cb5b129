public import Foundation

/// A type that a parameter can have. Authors conform `AppEnum` and `AppEntity` types; the rest is built in.
public protocol _IntentValue: Sendable {
    /// The type without its optional.
    associatedtype _UnwrappedValue: _IntentValue = Self
}

/// A value that an app declares itself.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable {}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type without its optional.
    public typealias _UnwrappedValue = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
    /// An array stands for itself.
    public typealias _UnwrappedValue = [Element]
}
