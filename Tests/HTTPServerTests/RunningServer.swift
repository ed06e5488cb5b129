import HTTPServer
import LinuxSystem
import Synchronization

/// A server on its own loop and thread, on a port of the kernel's choice; stopped with this object.
final class RunningServer: Sendable {
    let loop: EventLoop
    let server: HTTPServer
    let address: SocketAddress

    init(
        limits: HTTPServer.Limits = HTTPServer.Limits(),
        extraLoops: [EventLoop] = [],
        handler: any HTTPHandler
    ) throws {
        loop = try EventLoop()
        server = HTTPServer(.init(limits: limits), on: loop, also: extraLoops, handler: handler)
        try loop.start()
        let addresses = try server.start()
        address = addresses[0]
    }

    convenience init(
        limits: HTTPServer.Limits = HTTPServer.Limits(),
        _ respond: @escaping @Sendable (HTTPRequest, HTTPResponder) -> Void
    ) throws {
        try self.init(limits: limits, handler: ClosureHandler(body: respond))
    }

    deinit {
        server.drain(within: .zero) { [loop] in loop.stop() }
        loop.join()
    }

    func connect() throws -> TestClient {
        TestClient(try ClientSocket(address))
    }

    /// Drains and waits for it.
    func drain(within deadline: Duration) async {
        await withCheckedContinuation { continuation in
            server.drain(within: deadline) { continuation.resume() }
        }
    }

    /// Runs the body on the loop and waits for its result.
    func onLoop<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            loop.execute { continuation.resume(returning: body()) }
        }
    }
}

/// A handler made of a closure.
struct ClosureHandler: HTTPHandler {
    let body: @Sendable (HTTPRequest, HTTPResponder) -> Void

    func respond(to request: HTTPRequest, with responder: HTTPResponder) {
        body(request, responder)
    }
}

extension HTTPHandler {
    /// The answer to a request, without a socket.
    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        await withCheckedContinuation { continuation in
            respond(to: request, with: HTTPResponder { continuation.resume(returning: $0) })
        }
    }
}

/// Collects values from any thread.
final class Recorder<Value: Sendable>: Sendable {
    private let storage = Mutex<[Value]>([])

    var values: [Value] {
        storage.withLock { $0 }
    }

    func append(_ value: Value) {
        storage.withLock { $0.append(value) }
    }
}
