/// Takes the chunked transfer coding off a body (RFC 9112 §7.1), piece by piece, without I/O.
struct ChunkedBodyDecoder {
    private enum Stage {
        case size
        case data(remaining: Int)
        case dataEnd
        case trailer
    }

    /// Longest size line, extensions included.
    private static let lineLimit = 1024

    private let bodyLimit: Int
    private let overheadLimit: Int
    private var stage = Stage.size
    /// Bytes of extensions and trailers so far: bounded over the whole body, as each costs us and tells nothing.
    private var overhead = 0

    init(bodyLimit: Int, overheadLimit: Int) {
        self.bodyLimit = bodyLimit
        self.overheadLimit = overheadLimit
    }

    /// Decodes what the buffer holds from `position` on and moves it; true when the body is complete.
    mutating func decode(
        _ buffer: [UInt8],
        from position: inout Int,
        into body: inout [UInt8]
    ) throws(HTTPParseError) -> Bool {
        while true {
            switch stage {
            case .size:
                guard let line = try line(buffer, &position, limit: Self.lineLimit) else { return false }
                let size = try parseSize(line)
                guard size <= bodyLimit - body.count else {
                    throw HTTPParseError(.contentTooLarge, "the body is larger than \(bodyLimit) bytes")
                }
                stage = size == 0 ? .trailer : .data(remaining: size)
            case .data(let remaining):
                let count = min(remaining, buffer.count - position)
                body.append(contentsOf: buffer[position..<position + count])
                position += count
                guard count == remaining else {
                    stage = .data(remaining: remaining - count)
                    return false
                }
                stage = .dataEnd
            case .dataEnd:
                guard buffer.count - position >= 2 else {
                    if position < buffer.count, buffer[position] != 0x0D { throw Self.badEnd }
                    return false
                }
                guard buffer[position] == 0x0D, buffer[position + 1] == 0x0A else { throw Self.badEnd }
                position += 2
                stage = .size
            case .trailer:
                guard let line = try line(buffer, &position, limit: overheadLimit) else { return false }
                if line.isEmpty { return true }
                try addOverhead(line.count)
                guard HTTPHeadParser.isFieldLine(line) else { throw .badRequest("a trailer line is no field") }
            }
        }
    }

    private static let badEnd = HTTPParseError.badRequest("a chunk is longer than its size says")

    /// The next line without its CRLF; nil when it is not complete.
    private func line(
        _ buffer: [UInt8],
        _ position: inout Int,
        limit: Int
    ) throws(HTTPParseError) -> ArraySlice<UInt8>? {
        var index = position
        while index < buffer.count {
            switch buffer[index] {
            case 0x0A:
                throw .badRequest("a line of the chunked body ends without a carriage return")
            case 0x0D:
                guard index + 1 < buffer.count else { return nil }
                guard buffer[index + 1] == 0x0A else { throw .badRequest("a carriage return stands alone") }
                defer { position = index + 2 }
                return buffer[position..<index]
            default:
                guard index - position < limit else {
                    throw HTTPParseError(.headerFieldsTooLarge, "a line of the chunked body is too long")
                }
                index += 1
            }
        }
        return nil
    }

    private mutating func parseSize(_ line: ArraySlice<UInt8>) throws(HTTPParseError) -> Int {
        let digits = line.prefix { $0.hexValue != nil }
        guard !digits.isEmpty else { throw .badRequest("a chunk has no size") }
        guard digits.count <= 15 else {
            throw HTTPParseError(.contentTooLarge, "the body is larger than \(bodyLimit) bytes")
        }
        let rest = line[digits.endIndex...]
        try addOverhead(rest.count)
        guard Self.isExtension(rest) else { throw .badRequest("a chunk's size or extension is malformed") }
        return digits.reduce(0) { $0 << 4 | Int($1.hexValue ?? 0) }
    }

    private mutating func addOverhead(_ count: Int) throws(HTTPParseError) {
        overhead += count
        if overhead > overheadLimit {
            throw HTTPParseError(.headerFieldsTooLarge, "extensions and trailers of the chunked body are too long")
        }
    }

    /// `*( BWS ";" BWS name [ BWS "=" BWS value ] )` of RFC 9112 §7.1.1.
    private static func isExtension(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while !rest.isEmpty {
            rest = rest.drop(while: \.isBlank)
            guard rest.popFirst() == UInt8(ascii: ";") else { return false }
            rest = rest.drop(while: \.isBlank)
            guard rest.first?.isTokenCharacter == true else { return false }
            rest = rest.drop(while: \.isTokenCharacter)
            let value = rest.drop(while: \.isBlank)
            guard value.first == UInt8(ascii: "=") else { continue }
            rest = value.dropFirst().drop(while: \.isBlank)
            if rest.first == UInt8(ascii: "\"") {
                guard skipQuoted(&rest) else { return false }
            } else {
                guard rest.first?.isTokenCharacter == true else { return false }
                rest = rest.drop(while: \.isTokenCharacter)
            }
        }
        return true
    }

    private static func skipQuoted(_ rest: inout ArraySlice<UInt8>) -> Bool {
        rest.removeFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\"), rest.popFirst() == nil { return false }
            if byte < 0x20 && byte != 0x09 || byte == 0x7F { return false }
        }
        return false
    }
}
