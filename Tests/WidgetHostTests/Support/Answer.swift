import Foundation
import Testing

/// An HTTP answer.
struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    /// The connection ended before a whole answer.
    struct Broken: Error {
        let bytes: Int
    }

    init(_ bytes: [UInt8]) throws {
        guard let end = bytes.indices.dropLast(3).first(where: { Array(bytes[$0..<$0 + 4]) == Array("\r\n\r\n".utf8) })
        else { throw Broken(bytes: bytes.count) }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Broken(bytes: bytes.count)
        }
        self.status = status
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        self.headers = headers
        body = Array(bytes[(end + 4)...])
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any], "\(text)")
    }
}
