/// Makes lines of bytes as they arrive; a line that grows past the bound is cut there.
struct LineSplitter: Sendable {
    static let longestLine = 4096

    private var rest: [UInt8] = []

    /// The lines that `bytes` complete.
    mutating func receive(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") || rest.count >= Self.longestLine {
                lines.append(String(decoding: rest, as: UTF8.self))
                rest.removeAll(keepingCapacity: true)
            }
            if byte != UInt8(ascii: "\n") { rest.append(byte) }
        }
        return lines
    }

    /// What is left when the stream has ended.
    mutating func finish() -> String? {
        defer { rest = [] }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
