extension HTTPServer {
    /// Where to listen and what clients may use up.
    package struct Configuration: Hashable, Sendable {
        /// A numeric address, `localhost` or `unix:/path`.
        package var host: String
        /// The port; 0 lets the kernel pick.
        package var port: UInt16
        /// The limits.
        package var limits: Limits

        /// Loopback, a port of the kernel's choice and the usual limits.
        package init(host: String = "127.0.0.1", port: UInt16 = 0, limits: Limits = Limits()) {
            self.host = host
            self.port = port
            self.limits = limits
        }
    }

    /// What one client, and all of them together, may use up.
    package struct Limits: Hashable, Sendable {
        /// Open connections; more are answered 503 and closed.
        package var connections = 10000
        /// Bytes of request line and header fields together.
        package var headerBytes = 16384
        /// Bytes of a request body.
        package var bodyBytes = 1_048_576
        /// How long a connection may wait between requests.
        package var idle: Duration = .seconds(60)
        /// How long a request head may take from its first byte on, and a new connection until its first request.
        package var head: Duration = .seconds(10)
        /// How long a request body may take from the end of the head on.
        package var body: Duration = .seconds(60)
        /// How long a client may take none of the bytes that wait for it.
        package var writeStall: Duration = .seconds(30)
        /// How long, after our last byte, a connection is read on so that the client sees the answer.
        package var linger: Duration = .seconds(2)
        /// Bytes that may wait for a client that reads a streamed body slowly.
        package var streamBytes = 1_048_576

        /// The usual limits.
        package init() {}
    }
}
