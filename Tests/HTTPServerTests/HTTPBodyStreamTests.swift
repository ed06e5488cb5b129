import HTTPServer
import LinuxSystem
import Testing

@Suite struct HTTPBodyStreamTests {
    private static let head = HTTPResponse(headers: ["Content-Type": "text/event-stream"])

    @Test("a streamed body arrives piece by piece, then the connection serves on")
    func pieces() throws {
        let streams = Recorder<HTTPBodyStream>()
        let running = try RunningServer { request, responder in
            guard request.path == "/stream" else { return responder.send(.text("plain")) }
            let stream = responder.stream(Self.head)
            stream?.write(Array("first".utf8))
            if let stream { streams.append(stream) }
        }
        let client = try running.connect()
        try client.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.head().contains("Transfer-Encoding: chunked"))
        #expect(try client.chunk() == Array("first".utf8))
        streams.values.first?.write(Array("second".utf8))
        #expect(try client.chunk() == Array("second".utf8))
        streams.values.first?.finish()
        streams.values.first?.write(Array("too late".utf8))
        #expect(try client.chunk() == [])
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer()?.text == "plain")
    }

    @Test("HTTP/1.0 gets the body without chunks, ended by the connection")
    func http10() throws {
        let running = try RunningServer { _, responder in
            let stream = responder.stream(Self.head)
            stream?.write(Array("all".utf8))
        }
        let client = try running.connect()
        try client.send("GET / HTTP/1.0\r\nHost: a\r\n\r\n")
        let answer = try client.answer()
        #expect(answer?.text == "all")
        #expect(answer?.headers["transfer-encoding"] == nil)
    }

    @Test("the stream hears when its client leaves")
    func clientLeaves() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let kept = Recorder<HTTPBodyStream>()
        let running = try RunningServer { _, responder in
            let stream = responder.stream(Self.head)
            stream?.onEnd {
                continuation.yield("ended")
                continuation.finish()
            }
            if let stream { kept.append(stream) }
        }
        do {
            let client = try running.connect()
            try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = try client.head()
        }
        var seen: [String] = []
        for await event in events { seen.append(event) }
        #expect(seen == ["ended"])
        #expect(kept.values.first?.isEnded == true)
    }

    @Test("a client that does not read is dropped once too much waits for it")
    func slowClient() async throws {
        var limits = HTTPServer.Limits()
        limits.streamBytes = 100_000
        let (events, continuation) = AsyncStream.makeStream(of: Int.self)
        let running = try RunningServer(limits: limits) { _, responder in
            let stream = responder.stream(Self.head)
            stream?.onEnd { continuation.finish() }
            for _ in 0..<10_000 { stream?.write([UInt8](repeating: 0x61, count: 4096)) }
            continuation.yield(1)
        }
        let client = try running.connect()
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        for await _ in events {}
        #expect(try client.toEnd().count < 40_000_000)
    }

    @Test("HEAD of a stream has its head alone")
    func headOfStream() throws {
        let running = try RunningServer { _, responder in
            let stream = responder.stream(Self.head)
            stream?.write(Array("never".utf8))
        }
        let client = try running.connect()
        try client.send("HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(try client.answer(toHead: true)?.headers["content-type"] == "text/event-stream")
        #expect(try client.toEnd().isEmpty)
    }
}
