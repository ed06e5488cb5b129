internal import CLinux

/// A blocking connection with a time limit on every step; closed when this object goes away.
package final class ClientSocket: Sendable {
    private let descriptor: FileDescriptor

    /// Connects; each later call fails with `timedOut` when nothing moves for so long.
    package init(_ address: SocketAddress, timeout: Duration = .seconds(10)) throws(SystemError) {
        let number =
            switch address {
            case .internet(let host, let port):
                try systemCall("connect", path: address.description) { clinux_connect_tcp(host, port) }
            case .unix(let path):
                try systemCall("connect", path: address.description) { clinux_connect_unix(path) }
            }
        descriptor = FileDescriptor(owning: number)
        let milliseconds = timeout.clampedNanoseconds / 1_000_000
        try systemCall("setsockopt") { clinux_set_timeouts(number, milliseconds) }
        descriptor.setNoDelay()
    }

    /// Sends everything.
    package func send(_ bytes: [UInt8]) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            guard let count = try descriptor.send(bytes, from: offset) else {
                throw SystemError(call: "send", code: .timedOut)
            }
            offset += count
        }
    }

    /// Receives once, at most `limit` bytes; empty when the peer has closed.
    package func receive(limit: Int = 65536) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        if try descriptor.read(appendingTo: &bytes, limit: limit) == .wouldBlock {
            throw SystemError(call: "recv", code: .timedOut)
        }
        return bytes
    }

    /// Receives until the peer closes.
    package func receiveToEnd() throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = try receive()
            if part.isEmpty { return bytes }
            bytes += part
        }
    }

    /// Tells the peer that no more bytes come.
    package func finishSending() throws(SystemError) {
        try descriptor.shutdownSending()
    }
}
