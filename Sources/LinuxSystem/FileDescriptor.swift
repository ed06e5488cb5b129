internal import CLinux
internal import Glibc

/// The one owner of an open descriptor; closes it when it goes away.
package struct FileDescriptor: ~Copyable, Sendable {
    /// What a read brought.
    package enum ReadOutcome: Equatable, Sendable {
        /// So many bytes, at least one.
        case bytes(Int)
        /// The other end is closed, or the file ends here.
        case end
        /// A non-blocking descriptor has nothing now.
        case wouldBlock
    }

    /// The number, for calls that borrow it; it must not outlive the owner.
    package let rawValue: Int32

    /// Takes over an open descriptor.
    package init(owning rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        _ = close(rawValue)
    }

    /// Gives the descriptor away without closing it.
    package consuming func release() -> Int32 {
        let value = rawValue
        discard self
        return value
    }
}

extension FileDescriptor {
    /// Borrows a number that the process was started with (such as a pipe at descriptor 3) and marks it close-on-exec.
    package static func inherited(_ rawValue: Int32) throws(SystemError) -> FileDescriptor {
        let flags = try systemCall("fcntl", path: "descriptor \(rawValue)") { fcntl(rawValue, F_GETFD) }
        try systemCall("fcntl", path: "descriptor \(rawValue)") { fcntl(rawValue, F_SETFD, flags | FD_CLOEXEC) }
        return FileDescriptor(owning: rawValue)
    }

    /// Opens the device that swallows everything; also good for holding a place among the descriptors.
    package static func null() throws(SystemError) -> FileDescriptor {
        FileDescriptor(owning: try systemCall("open", path: "/dev/null") { open("/dev/null", O_RDWR | O_CLOEXEC) })
    }

    /// A second owner of the same open file, close-on-exec, numbered `atLeast` or above.
    package borrowing func duplicate(atLeast: Int32 = 3) throws(SystemError) -> FileDescriptor {
        let number = rawValue
        return FileDescriptor(owning: try systemCall("fcntl") { fcntl(number, F_DUPFD_CLOEXEC, atLeast) })
    }

    /// Switches between blocking and non-blocking calls.
    package borrowing func setNonBlocking(_ on: Bool = true) throws(SystemError) {
        let number = rawValue
        let flags = try systemCall("fcntl") { fcntl(number, F_GETFL) }
        try systemCall("fcntl") { fcntl(number, F_SETFL, on ? flags | O_NONBLOCK : flags & ~O_NONBLOCK) }
    }

    /// Reads once into the memory.
    package borrowing func read(into memory: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome {
        let number = rawValue
        guard let count = try nonBlockingCall("read", { Glibc.read(number, memory.baseAddress, memory.count) }) else {
            return .wouldBlock
        }
        return count == 0 ? .end : .bytes(count)
    }

    /// Reads once and appends at most `limit` bytes.
    package borrowing func read(appendingTo bytes: inout [UInt8], limit: Int) throws(SystemError) -> ReadOutcome {
        var outcome: Result<ReadOutcome, SystemError> = .success(.wouldBlock)
        let part = [UInt8](unsafeUninitializedCapacity: limit) { memory, count in
            do throws(SystemError) {
                let read = try self.read(into: UnsafeMutableRawBufferPointer(memory))
                if case .bytes(let number) = read { count = number }
                outcome = .success(read)
            } catch {
                outcome = .failure(error)
            }
        }
        bytes.append(contentsOf: part)
        return try outcome.get()
    }

    /// Writes once; the number of bytes taken, or nil when a non-blocking descriptor takes none now.
    package borrowing func write(_ memory: UnsafeRawBufferPointer) throws(SystemError) -> Int? {
        let number = rawValue
        return try nonBlockingCall("write") { Glibc.write(number, memory.baseAddress, memory.count) }
    }

    /// Writes once, from `offset` on; the number of bytes taken, or nil when none are taken now.
    package borrowing func write(_ bytes: [UInt8], from offset: Int = 0) throws(SystemError) -> Int? {
        let number = rawValue
        return try nonBlockingCall("write") {
            bytes.withUnsafeBytes { memory in
                Glibc.write(number, memory.baseAddress.map { $0 + offset }, memory.count - offset)
            }
        }
    }

    /// Writes everything to a blocking descriptor.
    package borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            guard let count = try write(bytes, from: offset) else {
                throw SystemError(call: "write", code: .wouldBlock)
            }
            offset += count
        }
    }

    /// Reads a blocking descriptor to its end; fails with `tooLarge` beyond `limit` bytes.
    package borrowing func readAll(limit: Int = .max) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            switch try read(appendingTo: &bytes, limit: 65536) {
            case .end: return bytes
            case .wouldBlock: throw SystemError(call: "read", code: .wouldBlock)
            case .bytes: if bytes.count > limit { throw SystemError(call: "read", code: .tooLarge) }
            }
        }
    }
}
