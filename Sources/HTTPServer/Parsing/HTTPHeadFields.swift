/// The field lines of a head while they are read, with those that the server itself acts on.
struct HTTPHeadFields {
    private(set) var list: [HTTPHeaders.Field] = []
    private(set) var host: HTTPAuthority?
    private(set) var contentLength: String?
    private(set) var transferEncoding: String?
    private(set) var closes = false
    private(set) var keepsAlive = false
    private(set) var expectsContinue = false

    /// Fields that may stand once only: which of two holds would be a guess.
    private static let singletons: Set<String> = [
        "host", "content-length", "content-type", "authorization", "origin", "if-modified-since", "sec-fetch-site",
    ]

    /// Reads one line without its CRLF.
    mutating func add(_ line: ArraySlice<UInt8>) throws(HTTPParseError) {
        guard list.count < HTTPHeadParser.fieldLimit else {
            throw HTTPParseError(.headerFieldsTooLarge, "more than \(HTTPHeadParser.fieldLimit) header fields")
        }
        // A line that begins with a blank (folding, RFC 9112 §5.2) fails here too: a blank is no token character.
        guard HTTPHeadParser.isFieldLine(line), let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw .badRequest("a header line is not: name, colon, value")
        }
        let name = String(decoding: line[..<colon].map(\.lowercasedASCII), as: UTF8.self)
        let value = Self.text(Self.trim(line[(colon + 1)...]))
        if Self.singletons.contains(name), list.contains(where: { $0.name == name }) {
            throw .badRequest("the field \(name) stands twice")
        }
        list.append(HTTPHeaders.Field(name: name, value: value))
        try act(on: name, value)
    }

    private mutating func act(on name: String, _ value: String) throws(HTTPParseError) {
        switch name {
        case "host":
            guard let authority = HTTPAuthority(value) else { throw .badRequest("the Host field is not valid") }
            host = authority
        case "content-length":
            contentLength = value
        case "transfer-encoding":
            transferEncoding = transferEncoding.map { "\($0),\(value)" } ?? value
        case "connection":
            for option in value.split(separator: ",") {
                let option = option.trimmingBlanks()
                closes = closes || option.equalsIgnoringCase("close")
                keepsAlive = keepsAlive || option.equalsIgnoringCase("keep-alive")
            }
        case "expect":
            guard value.equalsIgnoringCase("100-continue") else {
                throw HTTPParseError(.expectationFailed, "the only expectation that this server meets is 100-continue")
            }
            expectsContinue = true
        default:
            break
        }
    }

    private static func trim(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = value
        while rest.first?.isBlank == true { rest.removeFirst() }
        while rest.last?.isBlank == true { rest.removeLast() }
        return rest
    }

    /// UTF-8 where it is that, else one character per byte: obs-text is opaque (RFC 9110 §5.5).
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
