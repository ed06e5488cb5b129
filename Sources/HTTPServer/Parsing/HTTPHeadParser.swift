/// Reads a complete request head (RFC 9112 §3 and §5). Strict: what is only tolerated there is refused here.
struct HTTPHeadParser {
    /// How the body is delimited (RFC 9112 §6.3).
    enum Framing: Equatable {
        case none
        case length(Int)
        case chunked
    }

    /// A head taken apart.
    struct Head {
        var request: HTTPRequest
        var framing: Framing
        var expectsContinue: Bool
    }

    /// Most field lines in one head.
    static let fieldLimit = 128

    let bodyLimit: Int

    /// Reads the bytes from the method to before the empty line; line ends are known to be CRLF and no other control
    /// characters but tabs occur.
    func parse(_ bytes: ArraySlice<UInt8>) throws(HTTPParseError) -> Head {
        let lineEnd = bytes.firstIndex(of: 0x0D) ?? bytes.endIndex
        let line = bytes[..<lineEnd]
        let (method, target, version) = try requestLine(line)
        var fields = HTTPHeadFields()
        var start = min(lineEnd + 2, bytes.endIndex)
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0D) ?? bytes.endIndex
            try fields.add(bytes[start..<end])
            start = min(end + 2, bytes.endIndex)
        }
        let parsed = try RequestTarget(target, method: method)
        let authority = parsed.authority ?? fields.host
        if version == .http11, fields.host == nil { throw .badRequest("the Host field is missing") }
        var request = HTTPRequest(
            method,
            String(decoding: target, as: UTF8.self),
            parsed,
            authority,
            version,
            HTTPHeaders(fields.list)
        )
        request.keepsAlive = !fields.closes && (version == .http11 || fields.keepsAlive)
        let framing = try framing(fields, version)
        let expectsContinue = fields.expectsContinue && version == .http11 && framing != .none
        return Head(request: request, framing: framing, expectsContinue: expectsContinue)
    }

    /// True for `name: value` with a valid name and value.
    static func isFieldLine(_ line: ArraySlice<UInt8>) -> Bool {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex else { return false }
        return line[..<colon].allSatisfy(\.isTokenCharacter)
            && line[colon...].allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }

    private func requestLine(
        _ line: ArraySlice<UInt8>
    ) throws(HTTPParseError) -> (HTTPMethod, ArraySlice<UInt8>, HTTPRequest.Version) {
        guard let first = line.firstIndex(of: 0x20), let last = line.lastIndex(of: 0x20), first < last else {
            throw .badRequest("the request line is not: method, blank, target, blank, version")
        }
        let name = line[..<first]
        guard !name.isEmpty, name.allSatisfy(\.isTokenCharacter) else {
            throw .badRequest("the method is no token")
        }
        let version = try version(line[(last + 1)...])
        guard let method = Self.methods.first(where: { $0.1.elementsEqual(name) })?.0 else {
            throw HTTPParseError(.notImplemented, "the method is none that this server implements")
        }
        return (method, line[(first + 1)..<last], version)
    }

    private func version(_ text: ArraySlice<UInt8>) throws(HTTPParseError) -> HTTPRequest.Version {
        let bytes = Array(text)
        guard bytes.count == 8, bytes.starts(with: Self.protocolName), bytes[6] == UInt8(ascii: "."),
            (0x30...0x39).contains(bytes[5]), (0x30...0x39).contains(bytes[7])
        else { throw .badRequest("the request line does not end in HTTP/1.1") }
        guard bytes[5] == UInt8(ascii: "1") else {
            throw HTTPParseError(.versionNotSupported, "this server speaks HTTP/1.1")
        }
        return bytes[7] == UInt8(ascii: "0") ? .http10 : .http11
    }

    private func framing(
        _ fields: HTTPHeadFields,
        _ version: HTTPRequest.Version
    ) throws(HTTPParseError) -> Framing {
        if let coding = fields.transferEncoding {
            // RFC 9112 §6.1: both together, or in HTTP/1.0, is how requests are smuggled.
            if fields.contentLength != nil {
                throw .badRequest("Transfer-Encoding and Content-Length exclude each other")
            }
            if version == .http10 { throw .badRequest("HTTP/1.0 has no Transfer-Encoding") }
            try checkChunked(coding)
            return .chunked
        }
        guard let text = fields.contentLength else { return .none }
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            throw .badRequest("Content-Length is not one decimal number")
        }
        guard let length = Int(text), length <= bodyLimit else {
            throw HTTPParseError(.contentTooLarge, "the body is larger than \(bodyLimit) bytes")
        }
        return length == 0 ? .none : .length(length)
    }

    private func checkChunked(_ list: String) throws(HTTPParseError) {
        let codings = list.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.trimmingBlanks().lowercased()
        }
        let areTokens = codings.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isTokenCharacter) }
        guard areTokens, codings.dropLast().allSatisfy({ $0 != "chunked" }) else {
            throw .badRequest("Transfer-Encoding is malformed, or chunked is not its last coding")
        }
        guard codings == ["chunked"] else {
            throw HTTPParseError(.notImplemented, "the only transfer coding that this server implements is chunked")
        }
    }

    private static let protocolName = Array("HTTP/".utf8)
    private static let methods = HTTPMethod.allCases.map { ($0, Array($0.rawValue.utf8)) }
}
