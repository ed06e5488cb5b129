internal import LinuxSystem
internal import Synchronization

/// Writes of shared data that the disk refused while an intent was performed; the intent has failed then, whatever it says.
final class StorageFailures: Sendable {
    /// The failures of the intent that the current task performs.
    @TaskLocal static var current: StorageFailures?

    private let failures = Mutex<[SystemError]>([])

    /// The first one.
    var first: SystemError? { failures.withLock { $0.first } }

    /// Notes a failure with the intent that is performed, and in the log.
    static func note(_ error: SystemError) {
        ProcessNotes.write("shared data could not be written: \(error)")
        current?.failures.withLock { $0.append(error) }
    }
}
