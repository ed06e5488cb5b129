import Foundation
import HTTPServer
import LinuxSystem
import Testing

/// Drives a table of raw requests with the answers that RFC 9110 and 9112 allow, where it lies beside the package.
@Suite struct HTTPVectorTests {
    private static let table = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/facts/http-vectors.tsv")

    struct Vector: Sendable, CustomTestStringConvertible {
        let id: String
        let request: String
        let accept: String
        var testDescription: String { id }
    }

    static let vectors: [Vector] = {
        guard let text = try? String(contentsOf: table, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Vector(id: columns[0], request: columns[1], accept: columns[6])
        }
    }()

    @Test("every vector is answered as the table allows", .enabled(if: !vectors.isEmpty), arguments: vectors)
    func vector(_ vector: Vector) throws {
        var router = HTTPRouter()
        for (method, path) in [(HTTPMethod.get, "/"), (.post, "/"), (.get, "/1"), (.get, "/2")] {
            router.add(method, path) { _, _, responder in responder.send(.text("answer")) }
        }
        let gate = HTTPGate(hosts: HostPolicy(), origins: OriginPolicy(), token: nil, next: router)
        let running = try RunningServer(handler: gate)
        let client = try running.connect()
        let choices = vector.accept.split(separator: "|").map(String.init)
        // Where closing is demanded the server must do it by itself; elsewhere our end of input makes it close.
        let mustClose = choices.allSatisfy { $0.hasSuffix("close") }
        try Self.send(vector, to: client, andFinish: !mustClose)
        var statuses: [Int] = []
        var heads = 0
        while let answer = try client.answer(toHead: vector.request.hasPrefix("HEAD ") && heads == 0) {
            statuses.append(answer.status)
            heads += 1
            #expect(answer.headers["set-cookie"] == nil)
        }
        #expect(choices.contains { Self.fits($0, statuses) }, "\(vector.request.prefix(80)) gave \(statuses)")
    }

    private static func send(_ vector: Vector, to client: TestClient, andFinish: Bool) throws {
        let raw = bytes(vector.request)
        let pieces = vector.request.contains("{{SLOW}}") ? raw.map { [$0] } : [raw]
        do throws(SystemError) {
            for piece in pieces { try client.socket.send(piece) }
            if andFinish { try client.socket.finishSending() }
        } catch {
            // It may refuse before it has everything.
            guard [.brokenPipe, .connectionReset, .notConnected].contains(error.code) else { throw error }
        }
    }

    private static func fits(_ choice: String, _ statuses: [Int]) -> Bool {
        let final = statuses.filter { $0 >= 200 }
        if choice == "close" || choice == "wait" { return statuses.isEmpty }
        if choice == "100" { return statuses.contains(100) }
        if choice.hasPrefix("x"), let count = Int(choice.dropFirst()) {
            return final.count == count && final.allSatisfy { fits(token: "ok", $0) }
        }
        let tokens = choice.replacingOccurrences(of: "+close", with: "").split(separator: ",").map(String.init)
        return tokens.count == final.count && zip(tokens, final).allSatisfy { fits(token: $0, $1) }
    }

    private static func fits(token: String, _ status: Int) -> Bool {
        if token == "ok" { return [200, 201, 202, 204, 301, 302, 303, 307, 308, 403, 404, 405].contains(status) }
        return token.hasSuffix("xx") ? "\(status)".prefix(1) == token.prefix(1) : "\(status)" == token
    }

    /// The bytes of a request as the table writes it.
    private static func bytes(_ written: String) -> [UInt8] {
        var text = written.replacingOccurrences(of: "{{SLOW}}", with: "").replacingOccurrences(of: "{{FIN}}", with: "")
        while let open = text.range(of: "{{REP:"),
            let close = text.range(of: "}}", range: open.upperBound..<text.endIndex)
        {
            let inner = text[open.upperBound..<close.lowerBound]
            guard let colon = inner.lastIndex(of: ":"), let count = Int(inner[inner.index(after: colon)...]) else {
                break
            }
            text.replaceSubrange(
                open.lowerBound..<close.upperBound,
                with: String(repeating: String(inner[..<colon]), count: count)
            )
        }
        var bytes: [UInt8] = []
        var rest = Substring(text).utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "r"): bytes.append(13)
            case UInt8(ascii: "n"): bytes.append(10)
            case UInt8(ascii: "t"): bytes.append(9)
            case UInt8(ascii: "x"):
                bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            default: bytes.append(escape)
            }
        }
        return bytes
    }
}
