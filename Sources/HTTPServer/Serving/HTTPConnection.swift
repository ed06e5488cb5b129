internal import LinuxSystem

/// One client's connection: moves bytes between the descriptor, the parser and the handler as its state machine says.
///
/// Everything but the sink's methods happens on the lane's loop. `HTTPConnection+Input.swift` reads,
/// `HTTPConnection+Output.swift` answers.
final class HTTPConnection: Sendable {
    /// The open socket; a class, so that it can be let go of from inside its own event.
    final class Link: Sendable {
        let descriptor: FileDescriptor

        init(_ descriptor: consuming FileDescriptor) {
            self.descriptor = descriptor
        }
    }

    /// The request that is being answered.
    struct Exchange {
        var isHead: Bool
        var isGetOrHead: Bool
        var isHTTP10: Bool
        var condition: ConditionalRequest?
        /// When the request was there, on the loop's clock in nanoseconds.
        var begun: Int64
    }

    struct Fields {
        var link: Link?
        var registration: Registration?
        var interest: Readiness
        var machine: StateMachine
        var parser: HTTPRequestParser
        var timer: LoopTimer?
        var timerDeadline: Int64 = .max
        var remote: SocketAddress?
        /// Number of the current exchange; answers to earlier ones are ignored.
        var exchangeNumber: UInt64 = 0
        var exchange = Exchange(isHead: false, isGetOrHead: false, isHTTP10: false, begun: 0)
        var stream: WeakStream?
        var isChunked = false
        /// Set while requests are taken from the parser, so that an answer given at once does not begin that anew.
        var isProcessing = false
        /// Bytes for the client, sent up to the offset.
        var output: [UInt8] = []
        var outputOffset = 0
        /// A large body that follows the output, sent without being copied.
        var tail: [UInt8] = []
        var tailOffset = 0
    }

    /// The stream is the handler's; the connection only tells it when the client is gone.
    struct WeakStream {
        weak var stream: HTTPBodyStream?
    }

    let server: HTTPServer
    let lane: HTTPLane
    let limits: HTTPServer.Limits
    let fields: LoopBound<Fields>

    /// Takes over an accepted, non-blocking socket.
    init(_ descriptor: consuming FileDescriptor, server: HTTPServer, lane: HTTPLane, limits: HTTPServer.Limits) {
        self.server = server
        self.lane = lane
        self.limits = limits
        let deadlines = StateMachine.Deadlines(
            idle: limits.idle.clampedNanoseconds,
            head: limits.head.clampedNanoseconds,
            body: limits.body.clampedNanoseconds,
            writeStall: limits.writeStall.clampedNanoseconds,
            linger: limits.linger.clampedNanoseconds
        )
        let parserLimits = HTTPRequestParser.Limits(headerBytes: limits.headerBytes, bodyBytes: limits.bodyBytes)
        fields = LoopBound(
            Fields(
                link: Link(descriptor),
                interest: .readable,
                machine: StateMachine(deadlines, now: SystemClock.monotonicNanoseconds()),
                parser: HTTPRequestParser(limits: parserLimits)
            ),
            to: lane.loop
        )
    }

    /// Begins to read.
    func open() {
        guard let link = fields.value.link else { return }
        link.descriptor.setNoDelay()
        fields.value.remote = try? SocketAddress(remoteOf: link.descriptor)
        do throws(SystemError) {
            fields.value.registration = try lane.loop.register(link.descriptor, .readable) { [self] readiness in
                ready(readiness)
            }
            armTimer()
        } catch {
            close()
        }
    }

    /// Lets go of an idle connection, or of a busy one after its answer.
    func drain() {
        perform(fields.value.machine.drain())
    }

    /// Closes at once.
    func close() {
        guard fields.value.machine.phase != .closed else { return }
        fields.value.machine.closed()
        fields.value.registration?.deregister()
        fields.value.registration = nil
        fields.value.timer?.cancel()
        fields.value.timer = nil
        fields.value.output = []
        fields.value.tail = []
        let stream = fields.value.stream?.stream
        fields.value.stream = nil
        // Last, as the number may be taken anew at once.
        fields.value.link = nil
        stream?.abandon()
        server.removed(self)
    }

    func perform(_ action: StateMachine.Action) {
        switch action {
        case .none:
            break
        case .proceed:
            process()
        case .timeOut:
            answerFailure(.requestTimeout, "the request took too long to arrive")
        case .linger:
            linger()
        case .close:
            close()
        }
    }

    private func ready(_ readiness: Readiness) {
        if readiness.contains(.failed) { return close() }
        if readiness.contains(.writable) {
            flush()
            process()
        }
        if !readiness.isDisjoint(with: [.readable, .hangUp]) { readInput() }
    }

    /// Closing with unread input would reset the connection and could take our last bytes with it (RFC 9112 §9.6).
    private func linger() {
        do throws(SystemError) {
            try fields.value.link?.descriptor.shutdownSending()
            update()
        } catch {
            close()
        }
    }
}

extension HTTPConnection {
    /// Brings the event loop in line with the state machine.
    func update() {
        guard fields.value.machine.phase != .closed else { return }
        var interest: Readiness = []
        // What a client sends ahead of an answer is bounded: it may wait in the kernel.
        if fields.value.machine.wantsInput,
            fields.value.machine.canBeginRequest || fields.value.parser.bufferedCount < 65536
        {
            interest.insert(.readable)
        }
        if hasOutput { interest.insert(.writable) }
        if interest != fields.value.interest {
            fields.value.interest = interest
            do throws(SystemError) {
                try fields.value.registration?.modify(interest)
            } catch {
                return close()
            }
        }
        armTimer()
    }

    /// One timer stands for all deadlines: as these mostly move away, it is left alone unless it would come too late.
    private func armTimer() {
        guard let deadline = fields.value.machine.deadline, deadline < fields.value.timerDeadline else { return }
        fields.value.timer?.cancel()
        fields.value.timerDeadline = deadline
        fields.value.timer = lane.loop.schedule(atMonotonic: deadline) { [weak self] in
            self?.timerFired()
        }
    }

    private func timerFired() {
        fields.value.timer = nil
        fields.value.timerDeadline = .max
        perform(fields.value.machine.expired(now: SystemClock.monotonicNanoseconds()))
        update()
    }
}
