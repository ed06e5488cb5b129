internal import CLinux
internal import Glibc

extension FileDescriptor {
    /// Sends once from a socket, from `offset` on; the number of bytes taken, or nil when none are taken now.
    package borrowing func send(_ bytes: [UInt8], from offset: Int = 0) throws(SystemError) -> Int? {
        let number = rawValue
        return try nonBlockingCall("send") {
            bytes.withUnsafeBytes { memory in
                clinux_send(number, memory.baseAddress.map { $0 + offset }, memory.count - offset)
            }
        }
    }

    /// Sends once from a socket: the first bytes from `offset` on and then the second, in one call.
    package borrowing func send(
        _ first: [UInt8],
        from offset: Int,
        then second: [UInt8]
    ) throws(SystemError) -> Int? {
        let number = rawValue
        return try nonBlockingCall("sendmsg") {
            first.withUnsafeBytes { head in
                second.withUnsafeBytes { body in
                    clinux_send_pair(
                        number,
                        head.baseAddress.map { $0 + offset },
                        head.count - offset,
                        body.baseAddress,
                        body.count
                    )
                }
            }
        }
    }

    /// Tells the peer that no more bytes come; reading goes on.
    package borrowing func shutdownSending() throws(SystemError) {
        let number = rawValue
        try systemCall("shutdown") { shutdown(number, Int32(SHUT_WR)) }
    }

    /// Sends small writes at once instead of waiting for more; nothing on a Unix socket.
    package borrowing func setNoDelay() {
        _ = clinux_set_no_delay(rawValue)
    }
}
