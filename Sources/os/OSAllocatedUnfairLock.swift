internal import Foundation

/// A lock that guards a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) {
            self.state = state
        }
    }

    private let storage: Storage

    /// A lock for a value that need not be sendable.
    public init(uncheckedState initialState: State) {
        storage = Storage(initialState)
    }

    /// The result of `body`, run while nobody else has the value.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// The result of `body`, run while nobody else has the value.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock for a value.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Takes the lock.
    public func lock() { storage.lock.lock() }

    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }

    /// Takes the lock where it is free; tells whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// The result of `body`, run while nobody else has the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
