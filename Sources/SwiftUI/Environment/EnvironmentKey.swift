/// The name and the default of an environment value.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no modifier has set one.
    static var defaultValue: Value { get }
}

/// Makes an environment value of a variable in an extension of `EnvironmentValues`; its value is the default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
