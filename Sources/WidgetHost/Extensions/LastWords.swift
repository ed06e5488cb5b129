/// What a process said last on standard error that tells why it ended.
struct LastWords: Hashable, Sendable {
    private(set) var text: String?
    private var isReason = false

    /// Keeps the runtime's own reason where there is one, else the last line that says anything.
    mutating func hear(_ line: String) {
        if line.contains("Fatal error") {
            text = line
            isReason = true
        } else if !isReason, line.contains(where: { !$0.isWhitespace }) {
            text = line
        }
    }
}
