internal import CLinux

/// What a descriptor is ready for, or what one waits for.
package struct Readiness: OptionSet, Hashable, Sendable {
    /// The epoll bits.
    package let rawValue: UInt32

    /// Takes epoll bits.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Bytes, a connection or the end of the stream can be read.
    package static let readable = Readiness(rawValue: CLINUX_EPOLLIN)
    /// Bytes can be written.
    package static let writable = Readiness(rawValue: CLINUX_EPOLLOUT)
    /// The peer sends no more; told without being asked for only as part of `hangUp`.
    package static let peerClosed = Readiness(rawValue: CLINUX_EPOLLRDHUP)
    /// Both directions are gone; always told.
    package static let hangUp = Readiness(rawValue: CLINUX_EPOLLHUP)
    /// The descriptor failed; always told.
    package static let failed = Readiness(rawValue: CLINUX_EPOLLERR)
}
