internal import Synchronization

/// What the disk refuses at the moment: the service goes on from memory, and says so.
final class StorageProblems: Sendable {
    private let state = Mutex<[String: String]>([:])

    /// Problems, one line each, in the order of what they concern.
    var all: [String] {
        state.withLock { $0.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
    }

    /// Notes that `subject`, such as a widget's id, cannot be kept.
    func note(_ subject: String, _ problem: String) {
        state.withLock { $0[subject] = problem }
    }

    /// Notes that `subject` is kept again.
    func clear(_ subject: String) {
        state.withLock { $0[subject] = nil }
    }
}
