internal import Foundation

/// Ends something when it is cancelled or let go.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = NSLock()
    private var end: (() -> Void)?

    /// Runs `cancel` once.
    public init(_ cancel: @escaping () -> Void) {
        end = cancel
    }

    /// Ends `canceller` once.
    public init<C: Cancellable>(_ canceller: C) {
        end = { canceller.cancel() }
    }

    deinit {
        end?()
    }

    /// Ends it.
    public func cancel() {
        lock.lock()
        let action = end
        end = nil
        lock.unlock()
        action?()
    }

    /// Keeps it with others.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Keeps it with others.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether two are the same.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Feeds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
    /// Keeps it with others.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable { self.cancel() })
    }
}
