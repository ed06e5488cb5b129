internal import Glibc

/// A failed system call: which one, why, and on what.
package struct SystemError: Error, Hashable, Sendable {
    /// An `errno` value. Open: the kernel has more of them than are named here.
    package struct Code: RawRepresentable, Hashable, Sendable {
        /// The number as in `<errno.h>`.
        package let rawValue: Int32

        /// Takes any `errno` value.
        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// ENOENT
        package static let notFound = Code(rawValue: ENOENT)
        /// EEXIST
        package static let exists = Code(rawValue: EEXIST)
        /// EACCES
        package static let accessDenied = Code(rawValue: EACCES)
        /// ENOTDIR
        package static let notFolder = Code(rawValue: ENOTDIR)
        /// EISDIR
        package static let isFolder = Code(rawValue: EISDIR)
        /// ELOOP
        package static let symbolicLink = Code(rawValue: ELOOP)
        /// EXDEV
        package static let crossesBoundary = Code(rawValue: EXDEV)
        /// ENOSPC
        package static let noSpace = Code(rawValue: ENOSPC)
        /// EIO
        package static let inputOutput = Code(rawValue: EIO)
        /// EAGAIN
        package static let wouldBlock = Code(rawValue: EAGAIN)
        /// EINVAL
        package static let invalid = Code(rawValue: EINVAL)
        /// EFBIG
        package static let tooLarge = Code(rawValue: EFBIG)
        /// ENAMETOOLONG
        package static let nameTooLong = Code(rawValue: ENAMETOOLONG)
        /// EADDRINUSE
        package static let addressInUse = Code(rawValue: EADDRINUSE)
        /// EADDRNOTAVAIL
        package static let addressNotAvailable = Code(rawValue: EADDRNOTAVAIL)
        /// EAFNOSUPPORT
        package static let addressFamilyMissing = Code(rawValue: EAFNOSUPPORT)
        /// ECONNREFUSED
        package static let connectionRefused = Code(rawValue: ECONNREFUSED)
        /// ECONNRESET
        package static let connectionReset = Code(rawValue: ECONNRESET)
        /// ECONNABORTED
        package static let connectionAborted = Code(rawValue: ECONNABORTED)
        /// ENOTCONN
        package static let notConnected = Code(rawValue: ENOTCONN)
        /// EPIPE
        package static let brokenPipe = Code(rawValue: EPIPE)
        /// EMFILE
        package static let tooManyOpen = Code(rawValue: EMFILE)
        /// ENFILE
        package static let tooManyOpenInSystem = Code(rawValue: ENFILE)
        /// ESRCH
        package static let noProcess = Code(rawValue: ESRCH)
        /// ETIMEDOUT
        package static let timedOut = Code(rawValue: ETIMEDOUT)
        /// ECANCELED
        package static let cancelled = Code(rawValue: ECANCELED)
    }

    /// Name of the call, as in the manual's section 2 or 3.
    package let call: String
    /// Why it failed.
    package let code: Code
    /// The path or address it worked on, where there is one.
    package let path: String?

    /// A failure of `call`, with the path it was about.
    package init(call: String, code: Code, path: String? = nil) {
        self.call = call
        self.code = code
        self.path = path
    }
}

extension SystemError: CustomStringConvertible {
    /// "open /x/y: No such file or directory".
    package var description: String {
        let reason = strerror(code.rawValue).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return path.map { "\(call) \($0): \(reason)" } ?? "\(call): \(reason)"
    }
}
