/// Carries a value that never leaves the main actor into a closure bound to it.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
