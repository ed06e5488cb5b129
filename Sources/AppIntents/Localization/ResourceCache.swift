internal import Synchronization

/// What was read from folders of resources, which do not change while an executable runs: each is read once.
package final class ResourceCache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value]>([:])

    /// The most folders that are remembered; beyond them one is forgotten for each that is read.
    private static var limit: Int { 64 }

    /// An empty cache.
    package init() {}

    /// What lies in the folder at `path`, read by `read` where it has not been.
    package func value(at path: String, read: () -> Value) -> Value {
        if let known = values.withLock({ $0[path] }) { return known }
        let value = read()
        values.withLock { values in
            if values.count >= Self.limit, let any = values.keys.first { values[any] = nil }
            values[path] = value
        }
        return value
    }
}
