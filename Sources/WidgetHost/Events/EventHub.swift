internal import HTTPServer
internal import LinuxSystem

/// Tells clients what happens, as server-sent events (WHATWG HTML, "Server-sent events").
///
/// All state lives on the event loop; every method may be called from any thread.
final class EventHub: Sendable {
    private struct State {
        /// Sent events, the oldest first, for clients that come back.
        var recent: [(number: UInt64, event: ServiceEvent)] = []
        var lastNumber: UInt64 = 0
        var streams: [UInt64: HTTPBodyStream] = [:]
        var nextStream: UInt64 = 0
        var heartbeat: LoopTimer?
        var isClosed = false
    }

    /// Events kept for clients that come back.
    static let kept = 512
    /// Clients at a time.
    static let maximumClients = 1000
    /// Seconds between two signs of life, so that proxies do not take a quiet stream for a dead one.
    static let heartbeatInterval = 15.0

    private let loop: EventLoop
    private let state: LoopBound<State>
    /// Tells the ids of this run of the service from those of another.
    private let run: String

    /// - Parameter run: differs between two runs of the service.
    init(loop: EventLoop, run: String = String(SystemClock.wallNanoseconds(), radix: 36)) {
        self.loop = loop
        self.run = run
        state = LoopBound(State(), to: loop)
    }

    /// Sends an event to every client.
    func send(_ event: ServiceEvent) {
        loop.execute { self.deliver(event) }
    }

    /// Adds a client.
    ///
    /// - Parameters:
    ///   - lastEventID: the id of the last event that the client has seen; nil where it is new.
    ///   - snapshot: the events that tell the whole state; sent first where the client is new or has missed more than is
    ///     kept.
    func add(
        _ stream: HTTPBodyStream,
        after lastEventID: String?,
        snapshot: @escaping @Sendable () -> [ServiceEvent]
    ) {
        loop.execute { self.admit(stream, after: lastEventID, snapshot: snapshot) }
    }

    /// Ends every stream; further clients are turned away.
    func close() {
        loop.execute {
            self.state.value.isClosed = true
            self.state.value.heartbeat?.cancel()
            let streams = self.state.value.streams.values
            self.state.value.streams = [:]
            for stream in streams { stream.finish() }
        }
    }
}

// MARK: - On the loop

extension EventHub {
    private func deliver(_ event: ServiceEvent) {
        guard !state.value.isClosed else { return }
        state.value.lastNumber += 1
        state.value.recent.append((state.value.lastNumber, event))
        if state.value.recent.count > Self.kept { state.value.recent.removeFirst() }
        // Written as JSON where somebody reads it: a tap should not wait for that.
        guard !state.value.streams.isEmpty else { return }
        let bytes = event.bytes(id: id(state.value.lastNumber))
        for stream in Array(state.value.streams.values) { stream.write(bytes) }
    }

    private func admit(
        _ stream: HTTPBodyStream,
        after lastEventID: String?,
        snapshot: @Sendable () -> [ServiceEvent]
    ) {
        guard !state.value.isClosed, state.value.streams.count < Self.maximumClients else { return stream.finish() }
        if let missed = missed(after: lastEventID) {
            for bytes in missed { stream.write(bytes) }
        } else {
            // These stand for all that was sent so far.
            let id = id(state.value.lastNumber)
            for event in snapshot() { stream.write(event.bytes(id: id)) }
        }
        let key = state.value.nextStream
        state.value.nextStream += 1
        state.value.streams[key] = stream
        // Ended from inside a write at times, so it is forgotten in a turn of its own.
        stream.onEnd { [loop, state] in
            loop.execute { state.value.streams[key] = nil }
        }
        if state.value.heartbeat == nil { beat() }
    }

    /// What was sent after the event with this id; nil where that is not known.
    private func missed(after lastEventID: String?) -> [[UInt8]]? {
        let parts = lastEventID?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, parts[0] == run, let seen = UInt64(parts[1]), seen <= state.value.lastNumber else {
            return nil
        }
        let oldest = state.value.recent.first?.number ?? state.value.lastNumber + 1
        guard seen + 1 >= oldest else { return nil }
        return state.value.recent.filter { $0.number > seen }.map { $0.event.bytes(id: id($0.number)) }
    }

    private func beat() {
        state.value.heartbeat = loop.schedule(after: .seconds(Self.heartbeatInterval)) { [weak self] in
            guard let self, !state.value.isClosed else { return }
            state.value.heartbeat = nil
            guard !state.value.streams.isEmpty else { return }
            for stream in Array(state.value.streams.values) { stream.write(Array(": alive\n\n".utf8)) }
            beat()
        }
    }

    private func id(_ number: UInt64) -> String { "\(run).\(number)" }
}
