internal import Synchronization

/// A body that is sent bit by bit; usable from any thread. Dropping it ends the body.
package final class HTTPBodyStream: Sendable {
    private struct State {
        var isEnded = false
        var onEnd: (@Sendable () -> Void)?
    }

    private let sink: any HTTPResponseSink
    private let exchange: UInt64
    private let state = Mutex(State())

    init(sink: any HTTPResponseSink, exchange: UInt64) {
        self.sink = sink
        self.exchange = exchange
    }

    deinit {
        finish()
    }

    /// True once the body has ended, by us or because the client left.
    package var isEnded: Bool {
        state.withLock { $0.isEnded }
    }

    /// Sends bytes; dropped after the end. A client that takes too long to read is disconnected.
    package func write(_ bytes: [UInt8]) {
        if !bytes.isEmpty, !isEnded { sink.write(bytes, for: exchange) }
    }

    /// Ends the body.
    package func finish() {
        if end() { sink.write(nil, for: exchange) }
    }

    /// Calls the closure once when the body ends, whoever ends it; at once when it has ended already.
    package func onEnd(_ body: @escaping @Sendable () -> Void) {
        let isEnded = state.withLock { state in
            if !state.isEnded { state.onEnd = body }
            return state.isEnded
        }
        if isEnded { body() }
    }

    /// The client is gone.
    func abandon() {
        _ = end()
    }

    /// False when it had ended already.
    private func end() -> Bool {
        let (first, body) = state.withLock { state in
            defer {
                state.isEnded = true
                state.onEnd = nil
            }
            return (!state.isEnded, state.onEnd)
        }
        body?()
        return first
    }
}
