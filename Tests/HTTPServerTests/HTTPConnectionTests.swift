import HTTPServer
import LinuxSystem
import Testing

@Suite struct HTTPConnectionTests {
    private static func get(_ path: String, _ fields: String = "") -> String {
        "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
    }

    /// Answers the path as text.
    private static let echo: @Sendable (HTTPRequest, HTTPResponder) -> Void = { request, responder in
        responder.send(.text(request.path))
    }

    @Test("pipelined requests are answered in order, although later answers are ready first")
    func pipelining() throws {
        let held = Recorder<HTTPResponder>()
        let running = try RunningServer { request, responder in
            if request.path == "/slow" {
                held.append(responder)
            } else {
                responder.send(.text(request.path))
            }
        }
        let client = try running.connect()
        try client.send(Self.get("/first") + Self.get("/slow") + Self.get("/last"))
        #expect(try client.answer()?.text == "/first")
        running.loop.schedule(after: .milliseconds(5)) {
            held.values.first?.send(.text("slow at last"))
        }
        #expect(try client.answer()?.text == "slow at last")
        #expect(try client.answer()?.text == "/last")
    }

    @Test("an answer may come from another thread, only the first counts, and a dropped responder answers 500")
    func responders() throws {
        let other = try EventLoop()
        try other.start()
        defer {
            other.stop()
            other.join()
        }
        let running = try RunningServer { request, responder in
            guard request.path != "/dropped" else { return }
            other.execute {
                responder.send(.text("one"))
                responder.send(.text("two"))
            }
        }
        let client = try running.connect()
        for _ in 0..<50 {
            try client.send(Self.get("/"))
            #expect(try client.answer()?.text == "one")
        }
        try client.send(Self.get("/dropped"))
        #expect(try client.answer()?.status == 500)
        try client.send(Self.get("/"))
        #expect(try client.answer()?.text == "one")
    }

    @Test("HEAD has the head of GET, length and tag included, and no body")
    func head() throws {
        let running = try RunningServer(Self.echo)
        let client = try running.connect()
        try client.send(Self.get("/abc"))
        let full = try #require(try client.answer())
        try client.send(Self.get("/abc").replacing("GET", with: "HEAD"))
        let head = try #require(try client.answer(toHead: true))
        #expect(head.body.isEmpty)
        #expect(head.headers["content-length"] == "4")
        #expect(head.headers["etag"] == full.headers["etag"])
        #expect(full.headers["date"]?.hasSuffix("GMT") == true)
        try client.send(Self.get("/after"))
        #expect(try client.answer()?.text == "/after")
    }

    @Test("a read whose tag the client has is answered 304 without a body, whatever made the tag")
    func conditional() throws {
        let running = try RunningServer(Self.echo)
        let client = try running.connect()
        try client.send(Self.get("/abc"))
        let tag = try #require(try client.answer()?.headers["etag"])
        try client.send(Self.get("/abc", "If-None-Match: \"x\", W/\(tag)\r\n"))
        let answer = try #require(try client.answer())
        #expect(answer.status == 304)
        #expect(answer.headers["etag"] == tag)
        #expect(answer.headers["content-type"] == nil)
        try client.send(Self.get("/other", "If-None-Match: \(tag)\r\n"))
        #expect(try client.answer()?.status == 200)
    }

    @Test("large bodies arrive whole, also to a client that reads late")
    func largeBodies() throws {
        let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let running = try RunningServer { _, responder in
            responder.send(.content(body, type: "application/octet-stream"))
        }
        let client = try running.connect()
        try client.send(Self.get("/") + Self.get("/") + Self.get("/"))
        for _ in 0..<3 {
            #expect(try client.answer()?.body == body)
        }
    }

    @Test("a body is echoed by length and in chunks")
    func requestBodies() throws {
        let running = try RunningServer { request, responder in
            responder.send(.content(request.body, type: request.contentType ?? "none"))
        }
        let client = try running.connect()
        let large = String(repeating: "0123456789", count: 50_000)
        try client.send(
            "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: Text/Plain; x=y\r\n"
                + "Content-Length: \(large.utf8.count)\r\n\r\n\(large)"
        )
        let answer = try client.answer()
        #expect(answer?.text == large)
        #expect(answer?.headers["content-type"] == "text/plain")
        try client.send(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
        )
        #expect(try client.answer()?.text == "abcde")
    }

    @Test("a client that waits for the word before its body gets it")
    func expectContinue() throws {
        let running = try RunningServer { request, responder in responder.send(.json(request.body)) }
        let client = try running.connect()
        try client.send("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
        #expect(try client.answer()?.status == 100)
        try client.send("{}")
        #expect(try client.answer()?.text == "{}")
    }

    @Test("a refused request is answered with a problem, then the server closes")
    func refusal() throws {
        let running = try RunningServer(Self.echo)
        let client = try running.connect()
        try client.send("BREW / HTTP/1.1\r\nHost: a\r\n\r\n" + Self.get("/never"))
        let answer = try #require(try client.answer())
        #expect(answer.status == 501)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.headers["connection"] == "close")
        #expect(try client.answer() == nil)
    }

    @Test("a head that does not end in time is answered 408, a client that says nothing is dropped without a word")
    func headDeadline() throws {
        var limits = HTTPServer.Limits()
        limits.head = .milliseconds(50)
        let running = try RunningServer(limits: limits, Self.echo)
        let silent = try running.connect()
        let slow = try running.connect()
        try slow.send("GET / HTTP/1.1\r\nHos")
        #expect(try slow.answer()?.status == 408)
        #expect(try slow.answer() == nil)
        #expect(try silent.toEnd().isEmpty)
    }

    @Test("a body that does not end in time is answered 408")
    func bodyDeadline() throws {
        var limits = HTTPServer.Limits()
        limits.body = .milliseconds(50)
        let running = try RunningServer(limits: limits, Self.echo)
        let client = try running.connect()
        try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")
        #expect(try client.answer()?.status == 408)
        #expect(try client.toEnd().isEmpty)
    }

    @Test("a connection that stays idle is closed without a word")
    func idleDeadline() throws {
        var limits = HTTPServer.Limits()
        limits.idle = .milliseconds(50)
        let running = try RunningServer(limits: limits, Self.echo)
        let client = try running.connect()
        try client.send(Self.get("/a"))
        #expect(try client.answer()?.text == "/a")
        #expect(try client.toEnd().isEmpty)
    }

    @Test("a client that takes nothing of a large answer is dropped")
    func writeStall() async throws {
        var limits = HTTPServer.Limits()
        limits.writeStall = .milliseconds(50)
        let body = [UInt8](repeating: 1, count: 30_000_000)
        let running = try RunningServer(limits: limits) { _, responder in responder.send(HTTPResponse(body: body)) }
        let client = try running.connect()
        try client.send(Self.get("/"))
        // Nothing is read: the server gives up by itself.
        while running.server.statistics.accepted == 0 || running.server.statistics.open > 0 {
            _ = await running.onLoop { true }
        }
        #expect(try client.toEnd().count < body.count)
    }

    @Test("more clients than allowed are told so and closed, the others go on")
    func connectionLimit() throws {
        var limits = HTTPServer.Limits()
        limits.connections = 2
        let running = try RunningServer(limits: limits, Self.echo)
        let clients = try (0..<2).map { _ in try running.connect() }
        for client in clients {
            try client.send(Self.get("/x"))
            #expect(try client.answer()?.status == 200)
        }
        #expect(try running.connect().answer()?.status == 503)
        try clients[0].send(Self.get("/y"))
        #expect(try clients[0].answer()?.text == "/y")
        #expect(running.server.statistics.refused == 1)
    }

    @Test("a handler's header values cannot begin a field of their own, and framing fields are the server's")
    func headerInjection() throws {
        let running = try RunningServer { request, responder in
            var response = HTTPResponse.text("body")
            response.headers.add("X-Echo", "a\r\nSet-Cookie: b\u{0}")
            response.headers.add("Content-Length", "1")
            response.headers.add("Transfer-Encoding", "chunked")
            responder.send(response)
        }
        let client = try running.connect()
        try client.send(Self.get("/"))
        let answer = try #require(try client.answer())
        #expect(answer.headers["set-cookie"] == nil)
        #expect(answer.headers["x-echo"] == "a  Set-Cookie: b ")
        #expect(answer.text == "body")
    }

    @Test("a frozen response is sent as a plain one is, and changes after freezing count")
    func frozen() throws {
        var response = HTTPResponse.text("same")
        response.freeze()
        var changed = response
        changed.headers["X-New"] = "1"
        changed.body = Array("other".utf8)
        let (one, other) = (response, changed)
        let running = try RunningServer { request, responder in
            responder.send(request.path == "/1" ? one : other)
        }
        let client = try running.connect()
        try client.send(Self.get("/1"))
        let first = try #require(try client.answer())
        #expect(first.text == "same")
        #expect(first.headers["etag"] != nil)
        try client.send(Self.get("/1", "If-None-Match: \(first.headers["etag"] ?? "")\r\n"))
        #expect(try client.answer()?.status == 304)
        try client.send(Self.get("/2"))
        let second = try client.answer()
        #expect(second?.text == "other")
        #expect(second?.headers["x-new"] == "1")
    }

    @Test("connections are dealt to all loops, and each is served on its own")
    func manyLoops() throws {
        let extra = try EventLoop()
        try extra.start()
        defer {
            extra.stop()
            extra.join()
        }
        let running = try RunningServer(
            extraLoops: [extra],
            handler: ClosureHandler { _, responder in responder.send(.text(extra.isCurrent ? "extra" : "first")) }
        )
        var seen: Set<String> = []
        for _ in 0..<4 {
            let client = try running.connect()
            try client.send(Self.get("/", "Connection: close\r\n"))
            if let answer = try client.answer() { seen.insert(answer.text) }
            #expect(try client.toEnd().isEmpty)
        }
        #expect(seen == ["first", "extra"])
    }
}
