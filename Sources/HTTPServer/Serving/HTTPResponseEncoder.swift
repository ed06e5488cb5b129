/// Writes response heads.
enum HTTPResponseEncoder {
    /// What the connection adds to a response.
    struct Frame {
        /// Whether the head alone is wanted.
        var isHead: Bool
        /// Whether the connection stays open afterwards.
        var keepsAlive: Bool
        /// Whether staying open must be said, as in HTTP/1.0.
        var saysKeepAlive: Bool
        /// The body comes in chunks instead of with a length.
        var isChunked = false
        /// The body ends with the connection.
        var endsWithConnection = false
    }

    /// Appends the whole head, empty line included. `date` is a complete line.
    static func appendHead(_ response: HTTPResponse, _ frame: Frame, date: [UInt8], to bytes: inout [UInt8]) {
        if let frozen = response.frozen {
            bytes += frozen.bytes
        } else if frame.isChunked || frame.endsWithConnection {
            appendStatusAndFields(response, hasLength: false, to: &bytes)
        } else {
            appendStatusAndFields(response, to: &bytes)
        }
        bytes += date
        if frame.isChunked { bytes += chunked }
        if !frame.keepsAlive {
            bytes += close
        } else if frame.saysKeepAlive {
            bytes += keepAlive
        }
        bytes += lineEnd
    }

    /// Appends status line, fields and `Content-Length`.
    static func appendStatusAndFields(_ response: HTTPResponse, hasLength: Bool = true, to bytes: inout [UInt8]) {
        bytes += protocolName
        append(number: response.status.rawValue, to: &bytes)
        bytes.append(0x20)
        bytes += response.status.reason.utf8
        bytes += lineEnd
        for field in response.headers.fields where !isOurs(field.name) {
            append(clean: field.name, to: &bytes)
            bytes += separator
            append(clean: field.value, to: &bytes)
            bytes += lineEnd
        }
        if hasLength, !response.status.isBodiless {
            bytes += contentLength
            append(number: response.body.count, to: &bytes)
            bytes += lineEnd
        }
    }

    /// Appends one chunk of a chunked body (RFC 9112 §7.1).
    static func appendChunk(_ chunk: [UInt8], to bytes: inout [UInt8]) {
        bytes += String(chunk.count, radix: 16).utf8
        bytes += lineEnd
        bytes += chunk
        bytes += lineEnd
    }

    /// The `Date` line of a second.
    static func dateLine(_ seconds: Int64) -> [UInt8] {
        Array("Date: \(HTTPDate.format(seconds))\r\n".utf8)
    }

    static let lastChunk = Array("0\r\n\r\n".utf8)
    static let continueHead = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    private static let protocolName = Array("HTTP/1.1 ".utf8)
    private static let contentLength = Array("Content-Length: ".utf8)
    private static let chunked = Array("Transfer-Encoding: chunked\r\n".utf8)
    private static let close = Array("Connection: close\r\n".utf8)
    private static let keepAlive = Array("Connection: keep-alive\r\n".utf8)
    private static let separator = Array(": ".utf8)
    private static let lineEnd: [UInt8] = [0x0D, 0x0A]

    /// Fields that frame the message are the server's alone.
    private static func isOurs(_ name: String) -> Bool {
        let count = name.utf8.count
        return count == 14 && name.equalsIgnoringCase("Content-Length")
            || count == 17 && name.equalsIgnoringCase("Transfer-Encoding")
            || count == 10 && name.equalsIgnoringCase("Connection")
    }

    /// Appends a text with line ends and zero bytes made blanks: no value can begin a field of its own.
    private static func append(clean text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes += text.utf8
        for index in start..<bytes.count where bytes[index] < 0x20 && bytes[index] != 0x09 { bytes[index] = 0x20 }
    }

    private static func append(number: Int, to bytes: inout [UInt8]) {
        if number >= 10 { append(number: number / 10, to: &bytes) }
        bytes.append(UInt8(0x30 + number % 10))
    }
}
