import HTTPServer
import Testing

@Suite struct AccessTests {
    private func makeRequest(_ method: HTTPMethod = .post, _ headers: HTTPHeaders) throws -> HTTPRequest {
        try #require(HTTPRequest(method, "/", headers: headers))
    }

    @Test(
        "addresses, localhost, local names and allowed hosts pass",
        arguments: [
            "127.0.0.1", "127.0.0.1:8080", "[::1]:80", "[fe80::1]", "192.168.1.5", "localhost", "LOCALHOST:1",
            "pi.local",
            "widgets.example.org", "Widgets.Example.org:8080", "localhost.",
        ]
    )
    func allowedHosts(host: String) throws {
        let policy = HostPolicy(allowedHosts: ["widgets.example.org"])
        #expect(policy.check(try makeRequest(.get, ["Host": host])) == nil)
    }

    @Test(
        "any other host is told 421, the host's name and the setting",
        arguments: [
            "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "256.1.1.1",
            "x.widgets.example.org",
            "0x7f.0.0.1", "local", "evillocal", "1.2.3.4.5",
        ]
    )
    func refusedHosts(host: String) throws {
        let problem = HostPolicy(allowedHosts: ["widgets.example.org"]).check(try makeRequest(.get, ["Host": host]))
        #expect(problem?.status == .misdirectedRequest)
        let text = String(decoding: problem?.json.encoded ?? [], as: UTF8.self)
        #expect(text.contains(host) && text.contains("allowedHosts"))
    }

    @Test("a request without a host, or with an absolute target elsewhere, is refused")
    func otherAuthority() throws {
        let policy = HostPolicy()
        #expect(policy.check(try makeRequest(.get, [:])) != nil)
        let absolute = try #require(HTTPRequest(.get, "http://evil.example/", headers: ["Host": "localhost"]))
        #expect(policy.check(absolute) != nil)
    }

    @Test(
        "mutating requests of one's own pages, of allowed ones and of no page pass",
        arguments: [
            [:], ["Origin": "http://localhost:8080"], ["Origin": "HTTP://LOCALHOST:8080"],
            ["Origin": "https://dash.example"],
            ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"],
            ["Origin": "https://dash.example", "Sec-Fetch-Site": "cross-site"],
        ] as [[String: String]]
    )
    func allowedOrigins(fields: [String: String]) throws {
        let policy = OriginPolicy(allowedOrigins: ["https://dash.example"])
        let headers = HTTPHeaders(
            [.init(name: "Host", value: "localhost:8080")] + fields.map { .init(name: $0, value: $1) }
        )
        for method in [HTTPMethod.post, .put, .patch, .delete, .get] {
            #expect(policy.check(try makeRequest(method, headers)) == nil)
        }
    }

    @Test(
        "mutating requests of foreign pages are refused, reads are not",
        arguments: [
            ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://localhost"],
            ["Origin": "http://localhost:8081"],
            ["Origin": "https://localhost"], ["Origin": ""], ["Sec-Fetch-Site": "cross-site"],
            ["Sec-Fetch-Site": "same-site"],
            ["Origin": "http://evil.example", "Sec-Fetch-Site": "same-site"],
            ["Origin": "http://localhost:8080.evil.example"],
        ] as [[String: String]]
    )
    func refusedOrigins(fields: [String: String]) throws {
        let policy = OriginPolicy()
        let headers = HTTPHeaders(
            [.init(name: "Host", value: "localhost:8080")] + fields.map { .init(name: $0, value: $1) }
        )
        for method in [HTTPMethod.post, .put, .patch, .delete] {
            #expect(policy.check(try makeRequest(method, headers))?.status == .forbidden)
        }
        #expect(policy.check(try makeRequest(.get, headers)) == nil)
    }

    @Test("default ports of either scheme count as named")
    func defaultPorts() throws {
        let policy = OriginPolicy()
        #expect(policy.check(try makeRequest(.post, ["Host": "w.local", "Origin": "https://w.local"])) == nil)
        #expect(policy.check(try makeRequest(.post, ["Host": "w.local:443", "Origin": "https://w.local"])) == nil)
        #expect(policy.check(try makeRequest(.post, ["Host": "w.local:443", "Origin": "http://w.local"])) != nil)
    }

    @Test("only the whole token passes, and the refusal says how to send it")
    func token() throws {
        let token = BearerToken("s3cret")
        #expect(token.check(try makeRequest(.post, ["Authorization": "Bearer s3cret"])) == nil)
        #expect(token.check(try makeRequest(.post, ["Authorization": "bearer  s3cret"])) == nil)
        for value in ["Bearer s3cre", "Bearer s3crets", "Bearer s3cresss", "Bearer ", "s3cret", "Basic s3cret", ""] {
            let problem = token.check(try makeRequest(.post, ["Authorization": value]))
            #expect(problem?.status == .unauthorized, "\(value)")
            #expect(problem?.headers["WWW-Authenticate"]?.hasPrefix("Bearer") == true)
        }
        #expect(token.check(try makeRequest(.post, [:]))?.status == .unauthorized)
        #expect(!BearerToken("").matches(""))
    }

    @Test("the gate asks for the host first, and for the token of mutating requests alone")
    func gate() async throws {
        let next = ClosureHandler { _, responder in responder.send(.text("in")) }
        let gate = HTTPGate(hosts: HostPolicy(), origins: OriginPolicy(), token: BearerToken("t"), next: next)
        let read = await gate.answer(try makeRequest(.get, ["Host": "localhost"]))
        #expect(read.status == .ok)
        let write = await gate.answer(try makeRequest(.post, ["Host": "localhost"]))
        #expect(write.status == .unauthorized)
        let foreign = await gate.answer(try makeRequest(.post, ["Host": "evil.example", "Authorization": "Bearer t"]))
        #expect(foreign.status == .misdirectedRequest)
        let good = await gate.answer(try makeRequest(.post, ["Host": "localhost", "Authorization": "Bearer t"]))
        #expect(good.status == .ok)
    }
}
