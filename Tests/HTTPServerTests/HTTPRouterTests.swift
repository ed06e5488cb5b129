import HTTPServer
import LinuxSystem
import Testing

@Suite struct HTTPRouterTests {
    private func makeRouter(basePath: String = "") -> HTTPRouter {
        var router = HTTPRouter(basePath: basePath)
        let routes: [(HTTPMethod, String)] = [
            (.get, "/"), (.get, "/widgets/{id}.svg"), (.get, "/widgets/{id}.txt"), (.get, "/widgets/{id}"),
            (.get, "/widgets/all"), (.get, "/v1/widgets/{id}"), (.patch, "/v1/widgets/{id}"),
            (.delete, "/v1/widgets/{id}"),
            (.get, "/v1/widgets/{id}/entry"), (.post, "/v1/widgets/{id}/actions/{action}"), (.get, "/files/{path...}"),
            (.get, "/v1/{any}/entry/x"),
        ]
        for (method, pattern) in routes {
            router.add(method, pattern) { _, parameters, responder in
                let names = ["id", "action", "path", "any"].map { parameters[$0] }.filter { !$0.isEmpty }
                responder.send(.text("\(pattern) \(names.joined(separator: ","))"))
            }
        }
        return router
    }

    @Test(
        "the most literal pattern wins and parameters are decoded",
        arguments: [
            ("/", "/ "), ("/widgets/a.svg", "/widgets/{id}.svg a"), ("/widgets/a.b.svg", "/widgets/{id}.svg a.b"),
            ("/widgets/.svg", "/widgets/{id} .svg"), ("/widgets/all", "/widgets/all "),
            ("/widgets/a%20b", "/widgets/{id} a b"),
            ("/v1/widgets/x/entry", "/v1/widgets/{id}/entry x"), ("/v1/widgets/entry/x", "/v1/{any}/entry/x widgets"),
            ("/files/a/b.css", "/files/{path...} a/b.css"), ("/files", "/files/{path...} "),
            ("/widgets/a%2Fb", "/widgets/{id} a/b"),
        ]
    )
    func matches(target: String, expected: String) async throws {
        let answer = await makeRouter().answer(try #require(HTTPRequest(.get, target)))
        #expect(String(decoding: answer.body, as: UTF8.self) == expected)
    }

    @Test("unknown paths are 404 problems", arguments: ["/none", "/widgets", "/widgets/a/b", "/v1/widgets/", "//"])
    func unknown(target: String) async throws {
        let answer = await makeRouter().answer(try #require(HTTPRequest(.get, target)))
        #expect(answer.status == .notFound)
        #expect(answer.headers["Content-Type"] == "application/problem+json")
    }

    @Test("another method is 405 with what is allowed; HEAD and OPTIONS come by themselves")
    func methods() async throws {
        let router = makeRouter()
        let put = await router.answer(try #require(HTTPRequest(.put, "/v1/widgets/a")))
        #expect(put.status == .methodNotAllowed)
        #expect(put.headers["Allow"] == "GET, HEAD, PATCH, DELETE, OPTIONS")
        let options = await router.answer(try #require(HTTPRequest(.options, "/v1/widgets/a/actions/b")))
        #expect(options.status == .noContent)
        #expect(options.headers["Allow"] == "POST, OPTIONS")
        let head = await router.answer(try #require(HTTPRequest(.head, "/")))
        #expect(head.status == .ok)
        let server = await router.answer(try #require(HTTPRequest(.options, "*")))
        #expect(server.headers["Allow"] == "GET, HEAD, POST, PATCH, DELETE, OPTIONS")
    }

    @Test("the same answers come over a socket")
    func overSocket() async throws {
        let running = try RunningServer(handler: makeRouter())
        let client = try running.connect()
        for (method, target) in [(HTTPMethod.get, "/widgets/a.svg"), (.get, "/none"), (.put, "/"), (.options, "/")] {
            let memory = await makeRouter().answer(try #require(HTTPRequest(method, target)))
            try client.send("\(method.rawValue) \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
            let socket = try #require(try client.answer())
            #expect(socket.status == memory.status.rawValue)
            #expect(socket.body == memory.body)
            #expect(socket.headers["allow"] == memory.headers["Allow"])
        }
    }

    @Test("a base path stands before every route")
    func basePath() async throws {
        let router = makeRouter(basePath: "/home/widgets/")
        let inside = await router.answer(try #require(HTTPRequest(.get, "/home/widgets/widgets/a")))
        #expect(inside.status == .ok)
        let outside = await router.answer(try #require(HTTPRequest(.get, "/widgets/a")))
        #expect(outside.status == .notFound)
    }

    @Test("routes can be listed, and malformed patterns are none")
    func patterns() {
        #expect(makeRouter().routes.count == 12)
        #expect(makeRouter().routes[3].pattern.text == "/widgets/{id}")
        for text in ["a", "/{a", "/a}", "/{}", "/{a}{b}", "/{a...}/b", "/x{a...}", "/}{"] {
            #expect(RoutePattern(text) == nil, "\(text)")
        }
    }
}
