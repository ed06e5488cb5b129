internal import Foundation
internal import HTTPServer

extension HTTPResponse {
    /// `value` as JSON, its keys in a fixed order so that equal values have equal tags.
    static func encoded(_ value: some Encodable, status: HTTPStatus = .ok, maxAge: Int? = nil) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity",
            negativeInfinity: "-infinity",
            nan: "nan"
        )
        do {
            var response = HTTPResponse.json(Array(try encoder.encode(value)), status: status)
            response.headers.add("Cache-Control", maxAge.map { "max-age=\($0)" } ?? "no-cache")
            response.headers.add("X-Content-Type-Options", "nosniff")
            return response
        } catch {
            return .problem(.internalServerError, "the answer could not be written as JSON")
        }
    }
}
