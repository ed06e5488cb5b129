internal import Foundation
internal import HTTPServer

extension HTTPResponse {
    /// `value` as JSON, its keys in a fixed order so that equal values have equal tags.
    static func encoded(_ value: some Encodable, status: HTTPStatus = .ok, maxAge: Int? = nil) -> HTTPResponse {
        do {
            var response = HTTPResponse.json(Array(try CompactJSON.data(value)), status: status)
            response.headers.add("Cache-Control", maxAge.map { "max-age=\($0)" } ?? "no-cache")
            response.headers.add("X-Content-Type-Options", "nosniff")
            return response
        } catch {
            return .problem(.internalServerError, "the answer could not be written as JSON")
        }
    }
}

/// JSON for programs: on one line, its keys in a fixed order.
enum CompactJSON {
    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity",
            negativeInfinity: "-infinity",
            nan: "nan"
        )
        return try encoder.encode(value)
    }
}
