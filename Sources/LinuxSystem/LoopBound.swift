/// State that belongs to one event loop's thread: no lock, and a trap in debug builds when another thread touches it.
///
/// The one place where this code promises the compiler that threads cannot meet.
package final class LoopBound<Value>: @unchecked Sendable {
    @usableFromInline let loop: EventLoop
    @usableFromInline var storage: Value

    /// Binds the value to the loop; may happen on any thread.
    package init(_ value: sending Value, to loop: EventLoop) {
        self.loop = loop
        storage = value
    }

    /// The value; only on the loop's thread. Inlinable, as every field of a connection is reached through here.
    @inlinable package var value: Value {
        _read {
            assert(loop.isCurrent, "loop state used from a foreign thread")
            yield storage
        }
        _modify {
            assert(loop.isCurrent, "loop state used from a foreign thread")
            yield &storage
        }
    }
}
