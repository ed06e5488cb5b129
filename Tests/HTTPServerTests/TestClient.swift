import HTTPServer
import LinuxSystem

/// A client that reads answers byte by byte as the protocol says, independently of the server's code.
final class TestClient {
    /// One answer.
    struct Answer: Equatable {
        var status: Int
        var headers: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    let socket: ClientSocket
    private var buffer: [UInt8] = []

    init(_ socket: ClientSocket) {
        self.socket = socket
    }

    func send(_ text: String) throws {
        try socket.send(Array(text.utf8))
    }

    /// The next answer; nil when the server has closed.
    func answer(toHead isHead: Bool = false) throws -> Answer? {
        while !contains([13, 10, 13, 10]) {
            guard try fill() else { return nil }
        }
        let head = take(through: [13, 10, 13, 10])
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
        let status = Int(lines[0].split(separator: " ")[1]) ?? 0
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].drop { $0 == " " }.description
        }
        if isHead || status < 200 || status == 204 || status == 304 {
            return Answer(status: status, headers: headers, body: [])
        }
        if headers["transfer-encoding"] == "chunked" {
            var body: [UInt8] = []
            while let chunk = try chunk(), !chunk.isEmpty { body += chunk }
            return Answer(status: status, headers: headers, body: body)
        }
        guard let length = headers["content-length"].flatMap({ Int($0) }) else {
            return Answer(status: status, headers: headers, body: try toEnd())
        }
        return Answer(status: status, headers: headers, body: try take(length))
    }

    /// The head of an answer alone, with its body to come.
    func head() throws -> String {
        while !contains([13, 10, 13, 10]), try fill() {}
        return String(decoding: take(through: [13, 10, 13, 10]), as: UTF8.self)
    }

    /// The next chunk of a chunked body; empty for the last.
    func chunk() throws -> [UInt8]? {
        while !contains([13, 10]) {
            guard try fill() else { return nil }
        }
        let line = String(decoding: take(through: [13, 10]).dropLast(2), as: UTF8.self)
        let size = Int(line, radix: 16) ?? -1
        return Array(try take(size + 2).dropLast(2))
    }

    /// Whatever comes until the server closes.
    func toEnd() throws -> [UInt8] {
        while try fill() {}
        defer { buffer = [] }
        return buffer
    }

    private func fill() throws -> Bool {
        do throws(SystemError) {
            let part = try socket.receive()
            buffer += part
            return !part.isEmpty
        } catch let error where error.code == .connectionReset {
            return false
        }
    }

    private func contains(_ pattern: [UInt8]) -> Bool {
        buffer.indices.contains { buffer[$0...].starts(with: pattern) }
    }

    private func take(through pattern: [UInt8]) -> [UInt8] {
        let start = buffer.indices.first { buffer[$0...].starts(with: pattern) } ?? buffer.count
        let end = min(start + pattern.count, buffer.count)
        defer { buffer.removeFirst(end) }
        return Array(buffer[..<end])
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count, try fill() {}
        let end = min(count, buffer.count)
        defer { buffer.removeFirst(end) }
        return Array(buffer[..<end])
    }
}
