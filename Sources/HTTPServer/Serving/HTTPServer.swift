package import LinuxSystem
internal import Synchronization

/// An HTTP/1.1 server on one or more event loops.
///
/// The first loop accepts; connections are dealt to all of them in turn, and the handler is called on the connection's.
package final class HTTPServer: Sendable {
    /// Counts since the start, for gauges.
    package struct Statistics: Hashable, Sendable {
        /// Connections open now.
        package var open: Int
        /// Connections accepted.
        package var accepted: Int
        /// Connections turned away because too many were open or no descriptor was left.
        package var refused: Int
        /// What was answered.
        package var traffic: HTTPTraffic.Reading
    }

    struct State {
        var listeners: [(socket: ListeningSocket, registration: Registration)] = []
        var connections: [ObjectIdentifier: HTTPConnection] = [:]
        var accepted = 0
        var refused = 0
        var limits: Limits
        var completions: [@Sendable () -> Void] = []
        var drainTimers: [LoopTimer] = []
        var isStopped = false
    }

    /// What it was started with.
    package let configuration: Configuration
    let handler: any HTTPHandler
    let lanes: [HTTPLane]
    let state: Mutex<State>
    /// A descriptor to give up when none is left, so that a waiting client can be turned away instead of spinning.
    let reserve: Mutex<FileDescriptor?>

    /// A server that does not listen yet. The loops must run, or be going to.
    package init(
        _ configuration: Configuration = Configuration(),
        on loop: EventLoop,
        also others: [EventLoop] = [],
        handler: any HTTPHandler
    ) {
        self.configuration = configuration
        self.handler = handler
        lanes = [HTTPLane(loop)] + others.map { HTTPLane($0) }
        state = Mutex(State(limits: configuration.limits))
        reserve = Mutex(nil)
    }

    /// Listens; where, once the ports are known. From any thread.
    @discardableResult
    package func start() throws(SystemError) -> [SocketAddress] {
        refillReserve()
        let sockets = try ListeningSocket.open(configuration.host, port: configuration.port)
        var registered: [(socket: ListeningSocket, registration: Registration)] = []
        for socket in sockets {
            let registration = try lanes[0].loop.register(socket.descriptor, .readable) { [self] _ in
                acceptConnections(socket)
            }
            registered.append((socket, registration))
        }
        let listeners = registered
        state.withLock { $0.listeners = listeners }
        return sockets.map(\.address)
    }

    /// Where it listens; empty before `start` and once it drains.
    package var addresses: [SocketAddress] {
        state.withLock { $0.listeners.map(\.socket.address) }
    }

    /// The limits, for connections accepted from now on.
    package var limits: Limits {
        get { state.withLock { $0.limits } }
        set { state.withLock { $0.limits = newValue } }
    }

    /// What happened so far.
    package var statistics: Statistics {
        var traffic = HTTPTraffic.Reading()
        for lane in lanes { traffic.add(lane.traffic.reading) }
        return state.withLock {
            Statistics(open: $0.connections.count, accepted: $0.accepted, refused: $0.refused, traffic: traffic)
        }
    }

    /// Stops listening at once, finishes the answers that are due and closes everything; at the deadline, the rest too.
    ///
    /// The completion is called once, on the first loop. From any thread; a further call may shorten the deadline.
    package func drain(within deadline: Duration, completion: @escaping @Sendable () -> Void) {
        let loop = lanes[0].loop
        loop.execute { [self] in
            let timer = loop.schedule(after: deadline) { [self] in
                forEachConnection { $0.close() }
            }
            let listeners = state.withLock { state in
                state.isStopped = true
                state.completions.append(completion)
                state.drainTimers.append(timer)
                defer { state.listeners = [] }
                return state.listeners
            }
            for listener in listeners { listener.registration.deregister() }
            forEachConnection { $0.drain() }
            finishDrainIfDone()
        }
    }
}

extension HTTPServer {
    /// Forgets a closed connection.
    func removed(_ connection: HTTPConnection) {
        state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(connection)) }
        finishDrainIfDone()
    }

    private func forEachConnection(_ body: @escaping @Sendable (HTTPConnection) -> Void) {
        for connection in state.withLock({ Array($0.connections.values) }) {
            let loop = connection.lane.loop
            if loop.isCurrent { body(connection) } else { loop.execute { body(connection) } }
        }
    }

    private func finishDrainIfDone() {
        let (completions, timers) = state.withLock { state -> ([@Sendable () -> Void], [LoopTimer]) in
            guard state.isStopped, state.connections.isEmpty else { return ([], []) }
            defer {
                state.completions = []
                state.drainTimers = []
            }
            return (state.completions, state.drainTimers)
        }
        for timer in timers { timer.cancel() }
        for completion in completions { lanes[0].loop.execute(completion) }
    }
}
