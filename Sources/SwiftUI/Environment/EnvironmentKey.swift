/// The name and the default of an environment value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no modifier has set one.
    static var defaultValue: Value { get }
}
