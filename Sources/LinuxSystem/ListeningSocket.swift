internal import CLinux
internal import Glibc

/// A non-blocking socket that takes connections; closed when this object goes away.
package final class ListeningSocket: Sendable {
    /// The socket; borrowed for registration on an event loop.
    package let descriptor: FileDescriptor
    /// Where it listens, with the port that the kernel picked where 0 was asked for.
    package let address: SocketAddress

    private init(_ number: Int32, path: String? = nil) throws(SystemError) {
        let owner = FileDescriptor(owning: number)
        if let path { address = .unix(path: path) } else { address = try SocketAddress(localOf: owner) }
        descriptor = owner
    }

    deinit {
        if case .unix(let path) = address { _ = unlink(path) }
    }

    /// Listens on a numeric address, on `localhost` (127.0.0.1 and, where the kernel has IPv6, ::1, with the same port)
    /// or on `unix:/path`.
    package static func open(
        _ host: String,
        port: UInt16,
        backlog: Int32 = 4096
    ) throws(SystemError) -> [ListeningSocket] {
        if host.hasPrefix("unix:") { return [try listen(path: String(host.dropFirst(5)), backlog)] }
        guard host == "localhost" else { return [try listen(host, port, backlog)] }
        var attempts = 0
        while true {
            attempts += 1
            let first = try listen("127.0.0.1", port, backlog)
            do throws(SystemError) {
                return [first, try listen("::1", first.address.port ?? port, backlog)]
            } catch let error where error.code == .addressFamilyMissing || error.code == .addressNotAvailable {
                return [first]
            } catch let error where error.code == .addressInUse && port == 0 && attempts < 16 {
                // The port that was free on one family is taken on the other: let the kernel pick again.
                continue
            }
        }
    }

    /// Takes one waiting connection, non-blocking; nil when none waits.
    package func accept() throws(SystemError) -> FileDescriptor? {
        let number = descriptor.rawValue
        while true {
            do throws(SystemError) {
                guard let connection = try nonBlockingCall("accept4", { clinux_accept(number) }) else { return nil }
                return FileDescriptor(owning: connection)
            } catch let error where error.code == .connectionAborted {
                // The peer left while it waited.
                continue
            }
        }
    }
}

extension ListeningSocket {
    private static func listen(_ host: String, _ port: UInt16, _ backlog: Int32) throws(SystemError) -> ListeningSocket
    {
        let number = try systemCall("listen", path: "\(host) port \(port)") {
            clinux_listen_tcp(host, port, backlog, host == "::" ? 1 : 0)
        }
        return try ListeningSocket(number)
    }

    private static func listen(path: String, _ backlog: Int32) throws(SystemError) -> ListeningSocket {
        if try Folder.kind(of: path, following: false) == .other {
            // A socket file that nobody answers on was left by a process that crashed.
            let probe = clinux_connect_unix(path)
            if probe >= 0 { _ = close(probe) } else if errno == ECONNREFUSED { _ = unlink(path) }
        }
        let number = try systemCall("listen", path: path) { clinux_listen_unix(path, backlog) }
        return try ListeningSocket(number, path: path)
    }
}
