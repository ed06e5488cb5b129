import HTTPServer
import Testing

@Suite struct HTTPRequestParserTests {
    /// Everything that comes out of some bytes, as text.
    private func parse(_ pieces: [[UInt8]], limits: HTTPRequestParser.Limits = .init()) -> [String] {
        var parser = HTTPRequestParser(limits: limits)
        var found: [String] = []
        for piece in pieces {
            parser.append(piece)
            do {
                while let event = try parser.next() {
                    switch event {
                    case .needsContinue: found.append("100")
                    case .request(let request):
                        let body = String(decoding: request.body, as: UTF8.self)
                        found.append("\(request.method.rawValue) \(request.path) \(request.query ?? "-") \(body)")
                    }
                }
            } catch {
                found.append("\(error.status.rawValue)")
            }
        }
        return found
    }

    private func parse(_ text: String, limits: HTTPRequestParser.Limits = .init()) -> [String] {
        parse([Array(text.utf8)], limits: limits)
    }

    private static let head = "GET / HTTP/1.1\r\nHost: a\r\n"

    @Test(
        "however requests are cut into pieces, the same comes out",
        arguments: [
            "\r\n\r\nGET /a?b=c HTTP/1.1\r\nHost: a\r\n\r\n"
                + "POST /d HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello",
            "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
                + "3;x=\"y;z\"\r\nabc\r\n2\r\nde\r\n0\r\nT: v\r\n\r\nGET /e HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nBad\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n",
        ]
    )
    func cuts(text: String) {
        let bytes = Array(text.utf8)
        let whole = parse([bytes])
        #expect(!whole.isEmpty)
        #expect(parse(bytes.map { [$0] }) == whole)
        for cut in 1..<bytes.count {
            #expect(parse([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "cut at \(cut)")
        }
    }

    @Test(
        "targets are decoded once and dot segments are resolved",
        arguments: [
            ("/", "/"), ("/a/b", "/a/b"), ("/a//b/", "/a//b/"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("//..", "/"),
            ("/a/b/..", "/a/"),
            ("/a/%2e%2e/b", "/b"), ("/%C3%A9", "/é"), ("/%25%32%65", "/%2e"), ("/a%20b", "/a b"),
            ("/.well-known/x", "/.well-known/x"),
            ("/a/...", "/a/..."), ("http://h:8/p/q", "/p/q"), ("HTTP://h", "/"), ("https://h?x", "/"),
            ("/a.b/c.d", "/a.b/c.d"),
        ]
    )
    func targets(target: String, path: String) throws {
        let request = try #require(HTTPRequest(.get, target))
        #expect(request.path == path)
    }

    @Test(
        "targets that climb out, hide bytes or are no paths are refused",
        arguments: [
            "", "/../a", "/%2e%2e/a", "/a/../../b", "/%", "/%4", "/%zz", "/%00", "/%0d%0a", "/%ff", "/%c0%ae", "/a b",
            "/é",
            "/a#b", "*", "a/b", "h:80", "ftp://h/", "http://", "http://u@h/", "/../..", "http:///a",
        ]
    )
    func refusedTargets(target: String) {
        #expect(HTTPRequest(.get, target) == nil)
    }

    @Test("an encoded slash stays inside its segment")
    func encodedSlash() {
        #expect(HTTPRequest(.get, "/a%2Fb/c")?.pathSegments == ["a/b", "c"])
        #expect(HTTPRequest(.get, "/a/c/")?.pathSegments == ["a", "c", ""])
        #expect(HTTPRequest(.get, "/")?.pathSegments == [])
    }

    @Test("query items are decoded once, plus is a blank, and stray percents stand")
    func query() {
        let request = HTTPRequest(.get, "/p?a=1&b=%26+x&c&=d&a=2&e=%zz&f=%2525")
        let items = request?.queryItems.map { "\($0.name)=\($0.value)" }
        #expect(items == ["a=1", "b=& x", "c=", "=d", "a=2", "e=%zz", "f=%25"])
        #expect(request?.queryValue("a") == "1")
        #expect(request?.queryValue("z") == nil)
        #expect(HTTPRequest(.get, "/p")?.query == nil)
    }

    @Test(
        "heads that break the grammar are refused with the status that says why",
        arguments: [
            ("get / HTTP/1.1\r\nHost: a\r\n\r\n", "501"), ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", "501"),
            ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", "505"), ("GET / HTTP/1.10\r\nHost: a\r\n\r\n", "400"),
            ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "400"), ("GET / HTTP/1.1 \r\nHost: a\r\n\r\n", "400"),
            ("GET /\r\n\r\n", "400"), ("\u{16}\u{3}", "400"), (" GET", "400"), ("\nGET", "400"),
            ("GET / HTTP/1.1\r\n\r\n", "400"), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "400"),
            ("GET / HTTP/1.1\r\nHost:\r\n\r\n", "400"), ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "400"),
            (head + "X : y\r\n\r\n", "400"), (head + " folded\r\n\r\n", "400"), (head + ": y\r\n\r\n", "400"),
            (head + "X\r\n\r\n", "400"), (head + "X: \u{0}\r\n\r\n", "400"), (head + "X: a\rb\r\n\r\n", "400"),
            (head + "X: a\nY: b\r\n\r\n", "400"), (head + "Expect: cake\r\n\r\n", "417"),
            (head + "Origin: a\r\nOrigin: a\r\n\r\n", "400"),
            (head + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n", "400"),
            (head + "Content-Length: +1\r\n\r\n", "400"),
            (head + "Content-Length: 99999999999999999999\r\n\r\n", "413"),
            (head + "Content-Length: 1048577\r\n\r\n", "413"),
            (head + "Transfer-Encoding: gzip, chunked\r\n\r\n", "501"),
            (head + "Transfer-Encoding: chunked, x\r\n\r\n", "501"),
            (head + "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", "400"),
            ("GET / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", "400"),
        ]
    )
    func refusedHeads(text: String, status: String) {
        // A coding after chunked is malformed framing, whatever it is.
        #expect(parse(text) == [text.contains("chunked, x") ? "400" : status])
    }

    @Test(
        "chunks that break the grammar are refused",
        arguments: [
            "x\r\n", "\r\n", " 5\r\nhello\r\n", "5 \r\nhello\r\n", "-1\r\n", "0x1\r\na\r\n", "5\nhello", "5\r\nhelloX",
            "5;\r\nhello\r\n",
            "5;a=\r\nhello\r\n", "5;a=\"b\r\nhello\r\n", "5;a\nb\r\n", "1\r\na\n", "0\r\nbad trailer\r\n\r\n",
            "1;a=b c\r\n",
        ]
    )
    func refusedChunks(body: String) {
        #expect(parse("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + body) == ["400"])
    }

    @Test("bodies may have the largest size and no byte more, by length and in chunks")
    func bodyLimit() {
        let limits = HTTPRequestParser.Limits(headerBytes: 200, bodyBytes: 10)
        let post = "POST / HTTP/1.1\r\nHost: a\r\n"
        let chunked = post + "Transfer-Encoding: chunked\r\n\r\n"
        #expect(parse(post + "Content-Length: 10\r\n\r\n0123456789", limits: limits) == ["POST / - 0123456789"])
        #expect(parse(post + "Content-Length: 11\r\n\r\n", limits: limits) == ["413"])
        #expect(parse(chunked + "5\r\n01234\r\n5\r\n56789\r\n0\r\n\r\n", limits: limits) == ["POST / - 0123456789"])
        #expect(parse(chunked + "5\r\n01234\r\n6\r\n", limits: limits) == ["413"])
        #expect(parse(chunked + "FFFFFFFFFFFFFFFFFFFF\r\n", limits: limits) == ["413"])
    }

    @Test("heads, extensions and trailers are bounded, also when no line ever ends")
    func headLimit() {
        let limits = HTTPRequestParser.Limits(headerBytes: 100, bodyBytes: 1000)
        let filler = String(repeating: "a", count: 200)
        #expect(parse("GET /" + filler, limits: limits) == ["414"])
        #expect(parse(Self.head + "X: " + filler, limits: limits) == ["431"])
        #expect(parse(Self.head + "X: \(filler)\r\n\r\n", limits: limits) == ["431"])
        let chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(parse(chunked + "1;a=\(filler)\r\nx\r\n", limits: limits) == ["431"])
        let manyExtensions = String(repeating: "1;abcdef=ghijkl\r\nx\r\n", count: 20)
        #expect(parse(chunked + manyExtensions, limits: limits) == ["431"])
        #expect(parse(chunked + "0\r\n" + String(repeating: "T: value\r\n", count: 50), limits: limits) == ["431"])
        let manyFields = String(repeating: "a:\r\n", count: 200)
        #expect(parse(Self.head + manyFields + "\r\n") == ["431"])
    }

    @Test("nothing is taken after an error")
    func afterError() {
        #expect(parse([Array("BAD\r\n\r\n".utf8), Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)]) == ["400"])
    }

    @Test("a client that waits for the word gets it, one that sent its body does not")
    func expectation() {
        let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\n"
        #expect(parse([Array(head.utf8), Array("ok".utf8)]) == ["100", "POST / - ok"])
        #expect(parse(head + "ok") == ["POST / - ok"])
        #expect(parse("GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n") == ["GET / - "])
    }

    @Test("connections stay open or close as version and options say")
    func keepAlive() throws {
        let cases = [
            ("1.1", "", true), ("1.1", "Connection: Close\r\n", false), ("1.0", "", false),
            ("1.0", "Connection: keep-alive\r\n", true), ("1.1", "Connection: x, close\r\n", false),
            ("1.0", "Connection: keep-alive, close\r\n", false),
        ]
        for (version, option, stays) in cases {
            var parser = HTTPRequestParser()
            parser.append(Array("GET / HTTP/\(version)\r\nHost: a\r\n\(option)\r\n".utf8))
            guard case .request(let request)? = try parser.next() else {
                Issue.record("no request")
                continue
            }
            #expect(request.keepsAlive == stays, "\(version) \(option)")
        }
    }

    @Test("header names compare without case, values keep their bytes, and order holds")
    func headers() throws {
        var parser = HTTPRequestParser()
        parser.append(
            Array("GET http://x:81/ HTTP/1.1\r\nHOST: y\r\nB: \t1 \r\na: caf".utf8) + [0xE9]
                + Array("\r\nb: 2\r\n\r\n".utf8)
        )
        guard case .request(let request)? = try parser.next() else {
            Issue.record("no request")
            return
        }
        #expect(request.headers["A"] == "café")
        #expect(request.headers.values("b") == ["1", "2"])
        #expect(request.headers.combined("B") == "1, 2")
        #expect(request.authority?.description == "x:81")
        #expect(request.headers.fields.map(\.name) == ["host", "b", "a", "b"])
    }

    @Test("random bytes and mutated requests never crash the parser and never give more requests than they hold")
    func noise() {
        var random = SplitMix(state: 42)
        let seed = Array(
            "POST /a?b HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;a=b\r\nhi\r\n0\r\n\r\n".utf8
        )
        for _ in 0..<3000 {
            var bytes = seed
            for _ in 0..<(random.next() % 4) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            let cut = Int(random.next() % UInt64(bytes.count))
            let found = parse([Array(bytes[..<cut]), Array(bytes[cut...])])
            #expect(found.count <= 2)
        }
    }
}

/// A small generator with a fixed seed.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
