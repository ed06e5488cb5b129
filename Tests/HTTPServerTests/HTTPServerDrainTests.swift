import HTTPServer
import LinuxSystem
import Testing

@Suite struct HTTPServerDrainTests {
    private static let request = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test("a drain closes idle connections, finishes answers that are due, takes no new client, then says so")
    func drain() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: HTTPResponder.self)
        let running = try RunningServer { request, responder in
            if request.path == "/x" { arrived.yield(responder) } else { responder.send(.text("idle")) }
        }
        let idle = try running.connect()
        try idle.send("GET /idle HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try idle.answer()?.text == "idle")
        let busy = try running.connect()
        try busy.send(Self.request + Self.request)
        var iterator = arrivals.makeAsyncIterator()
        let responder = await iterator.next()
        let completions = Recorder<Bool>()
        await withCheckedContinuation { continuation in
            running.server.drain(within: .seconds(60)) { completions.append(true) }
            running.loop.execute { continuation.resume() }
        }
        #expect(try idle.toEnd().isEmpty)
        #expect(completions.values.isEmpty)
        let refused = #expect(throws: SystemError.self) { _ = try running.connect() }
        #expect(refused?.code == .connectionRefused)
        responder?.send(.text("finished"))
        let answer = try busy.answer()
        #expect(answer?.text == "finished")
        #expect(answer?.headers["connection"] == "close")
        #expect(try busy.toEnd().isEmpty)
        try busy.socket.finishSending()
        while completions.values.isEmpty { _ = await running.onLoop { true } }
        #expect(running.server.statistics.open == 0)
    }

    @Test("a request that is half there when a drain begins is still answered")
    func halfRequest() async throws {
        // A busy machine may need long to begin the drain; the deadline of the head is not what is tested.
        var limits = HTTPServer.Limits()
        limits.head = .seconds(300)
        let running = try RunningServer(limits: limits) { request, responder in responder.send(.text(request.path)) }
        let client = try running.connect()
        try client.send("GET /half HTTP/1.1\r\n")
        while running.server.statistics.open == 0 { _ = await running.onLoop { true } }
        // The bytes were sent before; a round of the loop takes them in.
        _ = await withCheckedContinuation { continuation in
            running.loop.schedule(after: .milliseconds(20)) { continuation.resume(returning: true) }
        }
        let drained = Task { await running.drain(within: .seconds(60)) }
        while !running.server.addresses.isEmpty { _ = await running.onLoop { true } }
        try client.send("Host: a\r\n\r\n")
        #expect(try client.answer()?.text == "/half")
        try client.socket.finishSending()
        #expect(try client.toEnd().isEmpty)
        await drained.value
    }

    @Test("at the deadline what is left is closed")
    func deadline() async throws {
        let held = Recorder<HTTPResponder>()
        let running = try RunningServer { _, responder in held.append(responder) }
        let client = try running.connect()
        try client.send(Self.request)
        while held.values.isEmpty { _ = await running.onLoop { true } }
        await running.drain(within: .milliseconds(10))
        #expect(try client.toEnd().isEmpty)
        #expect(running.server.statistics.open == 0)
    }

    @Test("a drain of a server without connections ends at once, and streams end with it")
    func emptyAndStreams() async throws {
        let idle = try RunningServer { _, responder in responder.send(.empty()) }
        await idle.drain(within: .seconds(60))
        let streams = Recorder<HTTPBodyStream>()
        let running = try RunningServer { _, responder in
            if let stream = responder.stream(HTTPResponse()) { streams.append(stream) }
        }
        let client = try running.connect()
        try client.send(Self.request)
        _ = try client.head()
        await running.drain(within: .seconds(60))
        #expect(streams.values.first?.isEnded == true)
    }
}
