/// Turns bytes into requests, however they are cut (RFC 9112): a value without I/O.
///
/// Feed it with `append`, then call `next` until it gives nil. After an error it takes nothing more.
package struct HTTPRequestParser {
    /// How much a client may send.
    package struct Limits: Hashable, Sendable {
        /// Bytes of request line and header fields together.
        package var headerBytes: Int
        /// Bytes of a body, transfer coding removed.
        package var bodyBytes: Int

        /// The limits of one request.
        package init(headerBytes: Int = 16384, bodyBytes: Int = 1_048_576) {
            self.headerBytes = headerBytes
            self.bodyBytes = bodyBytes
        }
    }

    /// What came out of the bytes.
    package enum Event: Sendable {
        /// The client waits for "100 Continue" before it sends the body.
        case needsContinue
        /// A complete request.
        case request(HTTPRequest)
    }

    /// Where the parser stands in a request.
    package enum Progress: Hashable, Sendable {
        /// Between requests.
        case idle
        /// Inside a head.
        case head
        /// Inside a body.
        case body
        /// An error was thrown.
        case failed
    }

    private enum Stage {
        case head
        case fixed(HTTPRequest, length: Int)
        case chunked(HTTPRequest, ChunkedBodyDecoder)
        case failed
    }

    private let limits: Limits
    private var buffer: [UInt8] = []
    /// Start of what is not yet consumed.
    private var position = 0
    /// Up to here the head was searched for its end.
    private var scanned = 0
    private var sawLine = false
    private var stage = Stage.head

    /// A parser at the beginning of a connection.
    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Bytes held that belong to no request given out so far.
    package var bufferedCount: Int {
        buffer.count - position
    }

    /// Where it stands.
    package var progress: Progress {
        switch stage {
        case .head: bufferedCount == 0 ? .idle : .head
        case .fixed, .chunked: .body
        case .failed: .failed
        }
    }

    /// Takes bytes from the client.
    package mutating func append<Bytes: Collection<UInt8>>(_ bytes: Bytes) {
        if case .failed = stage { return }
        buffer.append(contentsOf: bytes)
    }

    /// The next event; nil when more bytes are needed.
    package mutating func next() throws(HTTPParseError) -> Event? {
        do throws(HTTPParseError) {
            return try advance()
        } catch {
            stage = .failed
            buffer = []
            position = 0
            throw error
        }
    }

    private mutating func advance() throws(HTTPParseError) -> Event? {
        switch stage {
        case .failed:
            return nil
        case .head:
            guard let end = try findHeadEnd() else { return nil }
            let head = try HTTPHeadParser(bodyLimit: limits.bodyBytes).parse(buffer[position..<end - 4])
            consume(to: end)
            return try begin(head)
        case .fixed(var request, let length):
            guard bufferedCount >= length else { return nil }
            request.body = Array(buffer[position..<position + length])
            consume(to: position + length)
            stage = .head
            return .request(request)
        case .chunked(var request, var decoder):
            // Out of the enumeration while it grows: two owners of the body would copy it with every piece.
            stage = .head
            let isComplete = try decoder.decode(buffer, from: &position, into: &request.body)
            consume(to: position)
            if isComplete { return .request(request) }
            stage = .chunked(request, decoder)
            return nil
        }
    }

    private mutating func begin(_ head: HTTPHeadParser.Head) throws(HTTPParseError) -> Event? {
        switch head.framing {
        case .none:
            return .request(head.request)
        case .length(let length):
            stage = .fixed(head.request, length: length)
        case .chunked:
            let decoder = ChunkedBodyDecoder(bodyLimit: limits.bodyBytes, overheadLimit: limits.headerBytes)
            stage = .chunked(head.request, decoder)
        }
        // A client that sent the body along does not wait for the word (RFC 9110 §10.1.1).
        return head.expectsContinue && bufferedCount == 0 ? .needsContinue : try advance()
    }

    private mutating func consume(to end: Int) {
        position = end
        if position == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 65536)
            position = 0
        } else if position >= 65536 {
            buffer.removeSubrange(..<position)
            position = 0
        }
        scanned = position
        sawLine = false
    }
}

extension HTTPRequestParser {
    /// The index after the empty line that ends the head; nil when it is not there yet.
    private mutating func findHeadEnd() throws(HTTPParseError) -> Int? {
        skipEmptyLines()
        let (end, reached) = try scan(buffer.span)
        sawLine = sawLine || reached.sawLine
        scanned = reached.index
        if (end ?? buffer.count) - position > limits.headerBytes { throw tooLong }
        return end
    }

    /// Looks at each byte once: no control characters, and line ends that are whole.
    private func scan(
        _ bytes: Span<UInt8>
    ) throws(HTTPParseError) -> (end: Int?, reached: (index: Int, sawLine: Bool)) {
        var index = max(scanned, position)
        var sawLine = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x20 && byte != 0x7F || byte == 0x09 {
                if index == position, !byte.isTokenCharacter { throw .badRequest("the method is no token") }
                index += 1
                continue
            }
            guard byte == 0x0D else { throw .badRequest("the request head holds a control character") }
            guard index + 1 < bytes.count else { break }
            guard bytes[index + 1] == 0x0A else { throw .badRequest("a carriage return stands alone") }
            sawLine = true
            index += 2
            // The line before ended right here: this one is empty.
            if index - position >= 4, bytes[index - 3] == 0x0A { return (index, (index, sawLine)) }
        }
        return (nil, (index, sawLine))
    }

    private var tooLong: HTTPParseError {
        let limit = limits.headerBytes
        return sawLine
            ? HTTPParseError(.headerFieldsTooLarge, "the request head is longer than \(limit) bytes")
            : HTTPParseError(.uriTooLong, "the request line is longer than \(limit) bytes")
    }

    /// Empty lines before a request line are left over from some clients (RFC 9112 §2.2).
    private mutating func skipEmptyLines() {
        while bufferedCount >= 2, buffer[position] == 0x0D, buffer[position + 1] == 0x0A, scanned <= position {
            consume(to: position + 2)
        }
    }
}
