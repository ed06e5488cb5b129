internal import Glibc

/// The process's own output and error streams, written without buffering.
///
/// Foundation's file handles end the process where a reader has gone or a disk is full.
package enum StandardStream: Int32, Sendable {
    /// Descriptor 1.
    case output = 1
    /// Descriptor 2.
    case errors = 2

    /// Writes all bytes; fails where the other end is gone (`brokenPipe`) or there is no room.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            let descriptor = rawValue
            offset += try systemCall("write", path: "descriptor \(descriptor)") {
                bytes.withUnsafeBytes { memory in
                    Glibc.write(descriptor, memory.baseAddress.map { $0 + offset }, memory.count - offset)
                }
            }
        }
    }
}
