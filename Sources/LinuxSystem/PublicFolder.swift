internal import CLinux
internal import Glibc

/// An open folder whose files can be read without ever leaving it, whatever the path says.
package final class PublicFolder: Sendable {
    private let descriptor: FileDescriptor

    /// Opens the folder; later changes of what stands at its path do not matter.
    package init(_ path: String) throws(SystemError) {
        let number = try systemCall("open", path: path) { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        descriptor = FileDescriptor(owning: number)
    }

    /// Opens a regular file below the folder by its path segments.
    ///
    /// No segment may be empty, ".", "..", hold a slash or a zero byte, or be a symbolic link: the open fails.
    package func open(_ segments: [String]) throws(SystemError) -> FileDescriptor {
        let relative = segments.joined(separator: "/")
        let isPlain = segments.allSatisfy { segment in
            !segment.isEmpty && segment != "." && segment != ".." && !segment.utf8.contains { $0 == 0 || $0 == 0x2F }
        }
        guard isPlain, !segments.isEmpty else { throw SystemError(call: "open", code: .notFound, path: relative) }
        let folder = descriptor.rawValue
        let number = try systemCall("openat2", path: relative) { clinux_open_beneath(folder, relative) }
        let file = FileDescriptor(owning: number)
        guard try FileStamp(file).kind == .file else {
            throw SystemError(call: "openat2", code: .notFound, path: relative)
        }
        return file
    }
}
