import ExtensionProtocol
import Testing

@Suite struct MessageFramingTests {
    @Test("a frame is the payload's length in four bytes, little-endian, and the payload")
    func frame() {
        #expect(MessageFraming.frame([1, 2, 3]) == [3, 0, 0, 0, 1, 2, 3])
        #expect(MessageFraming.frame([UInt8](repeating: 7, count: 300)).prefix(4) == [44, 1, 0, 0])
    }

    @Test("messages come out whole however the bytes are cut")
    func cuts() throws {
        let payloads: [[UInt8]] = [[], [1], Array(0...255), [9, 9]]
        let stream = payloads.flatMap { MessageFraming.frame($0) }
        for portion in 1...stream.count {
            var framing = MessageFraming()
            var received: [[UInt8]] = []
            for start in stride(from: 0, to: stream.count, by: portion) {
                received += try framing.receive(stream[start..<min(start + portion, stream.count)])
            }
            #expect(received == payloads)
            #expect(!framing.isMidMessage)
        }
    }

    @Test("an incomplete message is kept back and known")
    func incomplete() throws {
        var framing = MessageFraming()
        #expect(try framing.receive([5, 0, 0, 0, 1]).isEmpty)
        #expect(framing.isMidMessage)
    }

    @Test("a length over the bound is refused before anything is collected")
    func tooLong() {
        var framing = MessageFraming()
        #expect(throws: FramingError.tooLong(0xFFFF_FFFF)) { try framing.receive([0xFF, 0xFF, 0xFF, 0xFF]) }
    }
}
