import Foundation
import HTTPServer
import Testing

@Suite struct MessageTests {
    @Test("a problem is JSON that any reader understands, whatever the texts hold")
    func problem() throws {
        let nasty = "quote \" backslash \\ line \n zero \u{0} bell \u{7} </script> é 😀 \u{2028}"
        let problem = HTTPProblem(
            .conflict,
            detail: nasty,
            instance: "/a",
            members: [
                ("list", .array([.integer(1), .bool(true), .null, .string(nasty)])),
                ("o", .object([("k\"", .integer(-5))])),
            ]
        )
        let response = problem.response
        #expect(response.headers["content-type"] == "application/problem+json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any])
        #expect(object["type"] as? String == "about:blank")
        #expect(object["title"] as? String == "Conflict")
        #expect(object["status"] as? Int == 409)
        #expect(object["detail"] as? String == nasty)
        #expect(object["instance"] as? String == "/a")
        #expect((object["list"] as? [Any])?.last as? String == nasty)
        #expect((object["o"] as? [String: Any])?["k\""] as? Int == -5)
        #expect(!String(decoding: response.body, as: UTF8.self).contains("</"))
    }

    @Test(
        "dates are written as the protocol wants and read in all three forms",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_796_029_200, "Mon, 30 Nov 2026 09:00:00 GMT"),
            (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
        ]
    )
    func dates(seconds: Int64, text: String) {
        #expect(HTTPDate.format(seconds) == text)
        #expect(HTTPDate.parse(text) == seconds)
    }

    @Test("old forms of dates are read, other texts are not")
    func oldDates() {
        #expect(HTTPDate.parse("Sunday, 06-Nov-94 08:49:37 GMT") == 784_111_777)
        #expect(HTTPDate.parse("Sun Nov  6 08:49:37 1994") == 784_111_777)
        for text in ["", "yesterday", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "1 2 3 4 5"] {
            #expect(HTTPDate.parse(text) == nil)
        }
    }

    @Test("dates agree with the system's calendar over centuries")
    func calendar() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        for day in stride(from: Int64(-20000), to: 60000, by: 97) {
            let seconds = day * 86400 + (day * 7919 % 86400 + 86400) % 86400
            let text = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
            #expect(HTTPDate.format(seconds) == text)
            #expect(HTTPDate.parse(text) == seconds)
        }
    }

    @Test("preconditions are judged in the protocol's order")
    func conditions() throws {
        var response = HTTPResponse.text("x")
        response.headers["ETag"] = "\"a\""
        response.headers["Last-Modified"] = "Sun, 06 Nov 1994 08:49:37 GMT"
        response.headers["Cache-Control"] = "max-age=5"
        let cases: [(HTTPHeaders, Int)] = [
            ([:], 200), (["If-None-Match": "\"a\""], 304), (["If-None-Match": "W/\"a\""], 304),
            (["If-None-Match": "*"], 304),
            (["If-None-Match": "\"b\" , \"a\""], 304), (["If-None-Match": "\"b\""], 200), (["If-None-Match": "a"], 200),
            (["If-None-Match": "\"b,\"a\"\""], 200), (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"], 304),
            (["If-Modified-Since": "Sun, 06 Nov 1994 08:49:36 GMT"], 200), (["If-Modified-Since": "nonsense"], 200),
            (["If-None-Match": "\"b\"", "If-Modified-Since": "Sun, 06 Nov 2094 08:49:37 GMT"], 200),
            (["If-Match": "\"a\""], 200), (["If-Match": "\"b\""], 412), (["If-Match": "W/\"a\""], 412),
            (["If-Match": "*"], 200),
        ]
        for (headers, status) in cases {
            let request = try #require(HTTPRequest(.get, "/", headers: headers))
            let answer = ConditionalRequest(request).apply(to: response)
            #expect(answer.status.rawValue == status, "\(headers)")
            if status == 304 {
                #expect(answer.body.isEmpty)
                #expect(answer.headers.fields.map(\.name) == ["ETag", "Last-Modified", "Cache-Control"])
            }
        }
        let post = try #require(HTTPRequest(.post, "/", headers: ["If-None-Match": "*"]))
        #expect(ConditionalRequest(post).apply(to: response).status == .ok)
    }

    @Test("every change of one byte, and every length, gives another tag")
    func hash() {
        let bytes = (0..<200).map { UInt8($0) }
        var tags: Set<String> = [ContentHash(bytes).entityTag]
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            tags.insert(ContentHash(changed).entityTag)
            tags.insert(ContentHash(Array(bytes[..<index])).entityTag)
            tags.insert(ContentHash([UInt8](repeating: 0xFF, count: index + 1)).entityTag)
        }
        #expect(tags.count == 601)
        #expect(tags.allSatisfy { $0.count == 34 })
        #expect(ContentHash(bytes) == ContentHash(bytes))
    }

    @Test("headers keep their order, and setting one replaces all of its name in place")
    func headers() {
        var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
        headers["A"] = "4"
        #expect(headers.fields.map { "\($0.name)=\($0.value)" } == ["A=4", "B=2"])
        headers["b"] = nil
        headers["C"] = "5"
        #expect(headers.fields.map(\.name) == ["A", "C"])
    }

    @Test("what is percent-encoded for a URL comes back")
    func percentEncoding() {
        let text = "a b/ü?&=+%~"
        let encoded = PercentEncoding.encode(text)
        #expect(encoded == "a%20b%2F%C3%BC%3F%26%3D%2B%25~")
        #expect(HTTPRequest(.get, "/\(encoded)")?.pathSegments == [text])
    }
}
