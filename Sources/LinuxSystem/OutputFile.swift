internal import Glibc

/// Files that are written in place: devices, pipes and what a link leads to.
package enum OutputFile {
    /// Opens what is at `path`, emptied where it is a file, and writes all bytes.
    package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
        let number = try systemCall("open", path: path) { open(path, O_WRONLY | O_TRUNC | O_CREAT | O_CLOEXEC, 0o644) }
        let file = FileDescriptor(owning: number)
        try file.writeAll(bytes)
    }
}
