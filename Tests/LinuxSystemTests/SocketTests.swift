import LinuxSystem
import Testing

@Suite struct SocketTests {
    @Test(
        "a connection carries bytes both ways and tells the peer's address",
        arguments: ["127.0.0.1", "localhost", "unix"]
    )
    func exchange(host: String) throws {
        let folder = try TemporaryFolder()
        let sockets = try ListeningSocket.open(host == "unix" ? "unix:\(folder.file("socket"))" : host, port: 0)
        #expect(Set(sockets.map(\.address.port)).count == 1)
        for listener in sockets {
            let none = try listener.accept()
            #expect((none == nil) as Bool)
            let client = try ClientSocket(listener.address)
            guard let server = try listener.accept() else {
                Issue.record("the connection does not wait to be accepted")
                return
            }
            try server.setNonBlocking(false)
            try client.send(Array("question".utf8))
            var bytes: [UInt8] = []
            #expect(try server.read(appendingTo: &bytes, limit: 100) == .bytes(8))
            #expect(try server.send(Array("ans".utf8), from: 1, then: Array("wer".utf8)) == 5)
            try server.shutdownSending()
            #expect(try client.receiveToEnd() == Array("nswer".utf8))
            let remote = try SocketAddress(remoteOf: server)
            #expect(host == "unix" ? remote == .unix(path: "") : ["127.0.0.1", "::1"].contains(remote.host))
        }
    }

    @Test("localhost listens on 127.0.0.1 first")
    func localhost() throws {
        let sockets = try ListeningSocket.open("localhost", port: 0)
        #expect(sockets.first?.address.host == "127.0.0.1")
        #expect(sockets.count <= 2)
    }

    @Test("a port in use, and a host that is no address, are errors that name them")
    func errors() throws {
        let first = try ListeningSocket.open("127.0.0.1", port: 0)
        let port = try #require(first.first?.address.port)
        let inUse = #expect(throws: SystemError.self) { _ = try ListeningSocket.open("127.0.0.1", port: port) }
        #expect(inUse?.code == .addressInUse)
        #expect(inUse?.path == "127.0.0.1 port \(port)")
        let invalid = #expect(throws: SystemError.self) { _ = try ListeningSocket.open("example.org", port: 0) }
        #expect(invalid?.code == .invalid)
    }

    @Test("a Unix socket left by a crash gives way, one that answers does not, and a closed one is gone")
    func unixSocket() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("socket")
        do {
            let listening = try ListeningSocket.open("unix:\(path)", port: 0)
            let inUse = #expect(throws: SystemError.self) { _ = try ListeningSocket.open("unix:\(path)", port: 0) }
            #expect(inUse?.code == .addressInUse)
            #expect(listening.count == 1)
        }
        #expect(try Folder.kind(of: path, following: false) == nil)
        let tooLong = #expect(throws: SystemError.self) {
            _ = try ListeningSocket.open("unix:/\(String(repeating: "a", count: 200))", port: 0)
        }
        #expect(tooLong?.code == .nameTooLong)
    }

    @Test("a receive without an answer times out")
    func timeout() throws {
        let listener = try #require(try ListeningSocket.open("127.0.0.1", port: 0).first)
        let client = try ClientSocket(listener.address, timeout: .milliseconds(20))
        let error = #expect(throws: SystemError.self) { _ = try client.receive() }
        #expect(error?.code == .timedOut)
    }

    @Test("addresses are written as in a URL")
    func description() {
        #expect(SocketAddress.internet(host: "::1", port: 80).description == "[::1]:80")
        #expect(SocketAddress.internet(host: "127.0.0.1", port: 8080).description == "127.0.0.1:8080")
        #expect(SocketAddress.unix(path: "/run/x").description == "unix:/run/x")
    }
}
