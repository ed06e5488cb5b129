internal import CLinux

/// Where a stream socket is.
package enum SocketAddress: Hashable, Sendable {
    /// A numeric IPv4 or IPv6 address (no brackets) and a port.
    case internet(host: String, port: UInt16)
    /// A Unix socket's path; empty for the unnamed end of a connection.
    case unix(path: String)

    /// The port; nil for a Unix socket.
    package var port: UInt16? {
        switch self {
        case .internet(_, let port): port
        case .unix: nil
        }
    }

    /// The address without the port, as for logs.
    package var host: String {
        switch self {
        case .internet(let host, _): host
        case .unix(let path): "unix:\(path)"
        }
    }

    /// The local end of a socket.
    package init(localOf descriptor: borrowing FileDescriptor) throws(SystemError) {
        try self.init(descriptor, peer: 0)
    }

    /// The remote end of a socket.
    package init(remoteOf descriptor: borrowing FileDescriptor) throws(SystemError) {
        try self.init(descriptor, peer: 1)
    }

    private init(_ descriptor: borrowing FileDescriptor, peer: Int32) throws(SystemError) {
        let number = descriptor.rawValue
        var port: UInt16 = 0
        var text = [CChar](repeating: 0, count: 64)
        try systemCall(peer == 0 ? "getsockname" : "getpeername") {
            clinux_socket_name(number, peer, &text, text.count, &port)
        }
        let host = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self = host.isEmpty ? .unix(path: "") : .internet(host: host, port: port)
    }
}

extension SocketAddress: CustomStringConvertible {
    /// "127.0.0.1:8080", "[::1]:8080" or "unix:/run/x".
    package var description: String {
        switch self {
        case .internet(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}
