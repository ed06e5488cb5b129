/// A value that views pass up to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view has set one.
    static var defaultValue: Value { get }

    /// Joins the values of two views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    /// Passes a value up; an archive is made in one go, so nobody hears of it.
    nonisolated public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }

    /// Runs when a value that was passed up changes; an archive stands still.
    nonisolated public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View {
        self
    }
}

/// The result of `body`; an archive stands still, so nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
