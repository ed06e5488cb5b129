internal import Glibc

/// An exclusive lock between processes, on a file of its own; held until this object goes away.
package final class FileLock: Sendable {
    private let descriptor: FileDescriptor

    /// Waits until the lock is free. The file is made where it is missing.
    package init(waitingFor path: String) throws(SystemError) {
        descriptor = try Self.open(path)
        let number = descriptor.rawValue
        try systemCall("flock", path: path) { flock(number, LOCK_EX) }
    }

    /// Takes the lock; nil when somebody else holds it.
    package init?(trying path: String) throws(SystemError) {
        descriptor = try Self.open(path)
        let number = descriptor.rawValue
        guard try nonBlockingCall("flock", { flock(number, LOCK_EX | LOCK_NB) }) != nil else { return nil }
    }

    private static func open(_ path: String) throws(SystemError) -> FileDescriptor {
        let number = try systemCall("open", path: path) { Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
        return FileDescriptor(owning: number)
    }
}
