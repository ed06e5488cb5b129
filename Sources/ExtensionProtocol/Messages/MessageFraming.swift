/// Messages on a byte stream: a length of four bytes, little-endian, then that many bytes of JSON.
///
/// A value without I/O: bytes go in, whole messages come out.
package struct MessageFraming: Sendable {
    /// The largest message that is accepted, in bytes.
    package static let maximumLength = 64 << 20

    private var buffer: [UInt8] = []

    package init() {}

    /// Whether bytes of an incomplete message are waiting.
    package var isMidMessage: Bool { !buffer.isEmpty }

    /// The frame around `payload`.
    package static func frame(_ payload: some Collection<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(payload.count + 4)
        let length = UInt32(payload.count)
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: length >> shift))
        }
        bytes.append(contentsOf: payload)
        return bytes
    }

    /// Takes bytes as they arrive and gives the payloads that are complete.
    ///
    /// - Throws: `FramingError.tooLong` for a length over ``maximumLength``; the stream cannot be read on after that.
    package mutating func receive(_ bytes: some Collection<UInt8>) throws(FramingError) -> [[UInt8]] {
        buffer.append(contentsOf: bytes)
        var payloads: [[UInt8]] = []
        var start = 0
        while buffer.count - start >= 4 {
            let length = (0..<4).reduce(0) { $0 | Int(buffer[start + $1]) << (8 * $1) }
            guard length <= Self.maximumLength else { throw .tooLong(length) }
            guard buffer.count - start - 4 >= length else { break }
            payloads.append(Array(buffer[(start + 4)..<(start + 4 + length)]))
            start += 4 + length
        }
        if start > 0 { buffer.removeFirst(start) }
        return payloads
    }
}

/// Why a stream of messages cannot be read on.
package enum FramingError: Error, Hashable {
    /// The announced length in bytes.
    case tooLong(Int)
}
