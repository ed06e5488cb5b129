internal import CLinux
internal import Glibc

/// The system calls behind an atomic write; tests replace them to make each one fail.
package struct FileSystemCalls: Sendable {
    /// Makes a new file for writing; path and permissions. Fails where something has the name already.
    package var create: @Sendable (String, UInt32) throws(SystemError) -> Int32
    /// Writes once; the number of bytes taken.
    package var write: @Sendable (Int32, UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// Brings the file's content to the disk.
    package var synchronize: @Sendable (Int32) throws(SystemError) -> Void
    /// Closes the file; some file systems tell of a failed write only here.
    package var close: @Sendable (Int32) throws(SystemError) -> Void
    /// Puts the first path in the place of the second.
    package var rename: @Sendable (String, String) throws(SystemError) -> Void
    /// Brings a folder's names to the disk.
    package var synchronizeFolder: @Sendable (String) throws(SystemError) -> Void
    /// Removes a file.
    package var remove: @Sendable (String) throws(SystemError) -> Void

    /// The kernel's own.
    package static let live = FileSystemCalls(
        create: { (path, permissions) throws(SystemError) in
            try systemCall("open", path: path) { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions) }
        },
        write: { (descriptor, memory) throws(SystemError) in
            try systemCall("write") { Glibc.write(descriptor, memory.baseAddress, memory.count) }
        },
        synchronize: { (descriptor) throws(SystemError) in
            try systemCall("fsync") { fsync(descriptor) }
        },
        close: { (descriptor) throws(SystemError) in
            if Glibc.close(descriptor) != 0, errno != EINTR {
                throw SystemError(call: "close", code: SystemError.Code(rawValue: errno))
            }
        },
        rename: { (from, to) throws(SystemError) in
            try systemCall("rename", path: to) { Glibc.rename(from, to) }
        },
        synchronizeFolder: { (path) throws(SystemError) in
            let number = try systemCall("open", path: path) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
            let folder = FileDescriptor(owning: number)
            try systemCall("fsync", path: path) { fsync(folder.rawValue) }
        },
        remove: { (path) throws(SystemError) in
            try systemCall("unlink", path: path) { unlink(path) }
        }
    )
}
