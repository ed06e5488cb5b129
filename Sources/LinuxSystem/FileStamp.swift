internal import Glibc

/// What changes when a file is replaced or written: cheap to compare with an earlier look.
package struct FileStamp: Hashable, Sendable {
    /// Number of the file on its device.
    package let inode: UInt64
    /// Last change of the content, in nanoseconds since 1970.
    package let modifiedNanoseconds: Int64
    /// Size in bytes.
    package let size: Int64
    /// What it is.
    package let kind: Folder.Kind

    /// Looks at the path, through symbolic links; nil when nothing is there.
    package init?(path: String) throws(SystemError) {
        var information = stat()
        if stat(path, &information) != 0 {
            if errno == ENOENT { return nil }
            throw SystemError(call: "stat", code: SystemError.Code(rawValue: errno), path: path)
        }
        self.init(information)
    }

    /// Looks at an open file.
    package init(_ descriptor: borrowing FileDescriptor) throws(SystemError) {
        let number = descriptor.rawValue
        var information = stat()
        try systemCall("fstat") { fstat(number, &information) }
        self.init(information)
    }

    private init(_ information: stat) {
        inode = UInt64(information.st_ino)
        size = Int64(information.st_size)
        modifiedNanoseconds =
            Int64(information.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(information.st_mtim.tv_nsec)
        kind = Folder.kind(mode: information.st_mode)
    }
}
