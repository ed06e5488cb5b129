internal import CLinux

/// A new pipe; both ends block and are close-on-exec.
package struct PipeEnds: ~Copyable, Sendable {
    /// Where the bytes come out.
    package let reading: FileDescriptor
    /// Where the bytes go in.
    package let writing: FileDescriptor

    /// Makes the pipe.
    package init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        try systemCall("pipe2") { clinux_pipe(&ends) }
        reading = FileDescriptor(owning: ends[0])
        writing = FileDescriptor(owning: ends[1])
    }

    /// Parts with both ends.
    package consuming func split(
        _ body: (_ reading: consuming FileDescriptor, _ writing: consuming FileDescriptor) -> Void
    ) {
        body(reading, writing)
    }
}
