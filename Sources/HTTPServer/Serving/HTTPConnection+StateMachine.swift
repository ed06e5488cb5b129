extension HTTPConnection {
    /// Where a connection stands and what follows from an event: no I/O; times are monotonic nanoseconds.
    struct StateMachine {
        /// What a connection is about.
        enum Phase: Equatable {
            /// Just accepted: waiting for the first byte of all, no longer than a head may take.
            case opening
            /// Waiting for a further request's first byte.
            case idle
            /// Inside a request head.
            case head
            /// Inside a request body.
            case body
            /// The handler has the request.
            case responding
            /// The head is sent, the body comes bit by bit.
            case streaming
            /// Everything is sent and our side is shut; what the client still sends is dropped.
            case lingering
            /// The descriptor is closed.
            case closed
        }

        /// What the connection has to do.
        enum Action: Equatable {
            /// Nothing.
            case none
            /// Look for the next request among the bytes at hand.
            case proceed
            /// Answer 408 and close.
            case timeOut
            /// Shut our side and drop what still comes.
            case linger
            /// Close now.
            case close
        }

        /// The limits in nanoseconds.
        struct Deadlines {
            var idle: Int64
            var head: Int64
            var body: Int64
            var writeStall: Int64
            var linger: Int64
        }

        private let deadlines: Deadlines
        private(set) var phase = Phase.opening
        /// When the phase began.
        private var since: Int64
        /// When bytes began to wait for the client, or when it last took some; nil while none wait.
        private var waitingSince: Int64?
        /// No further request is read.
        private(set) var isLast = false
        /// The request that is coming in is the last.
        private var isDraining = false
        /// The client sends no more.
        private(set) var inputEnded = false

        /// A connection just accepted. Its first request has the time of a head, not of an idle wait.
        init(_ deadlines: Deadlines, now: Int64) {
            self.deadlines = deadlines
            since = now
        }

        /// Whether bytes of the client are wanted.
        var wantsInput: Bool {
            switch phase {
            case .closed: false
            // While an answer is due only the end of the connection is of interest, and that is told once.
            default: !inputEnded && waitingSince == nil
            }
        }

        /// Whether the next request may be looked for.
        var canBeginRequest: Bool {
            switch phase {
            case .opening, .idle, .head, .body: !isLast
            case .responding, .streaming, .lingering, .closed: false
            }
        }

        /// When `expired` is to be called; nil for never.
        var deadline: Int64? {
            if let waitingSince, phase != .closed { return waitingSince &+ deadlines.writeStall }
            return switch phase {
            case .idle: since &+ deadlines.idle
            case .opening, .head: since &+ deadlines.head
            case .body: since &+ deadlines.body
            case .lingering: since &+ deadlines.linger
            case .responding, .streaming, .closed: nil
            }
        }

        /// The parser took what came and wants more.
        mutating func needsInput(_ progress: HTTPRequestParser.Progress, now: Int64) -> Action {
            guard canBeginRequest else { return .none }
            switch progress {
            case .idle: if phase != .idle, phase != .opening { enter(.idle, now) }
            case .head: if phase != .head { enter(.head, now) }
            case .body: if phase != .body { enter(.body, now) }
            case .failed: break
            }
            guard waitingSince == nil else { return .none }
            // No more input, or a server that stops, with nothing to finish: half a request has no answer.
            return inputEnded || isDraining && progress == .idle ? .close : .none
        }

        /// A complete request goes to the handler.
        mutating func requestBegins(keepsAlive: Bool, now: Int64) {
            isLast = isLast || isDraining || !keepsAlive
            enter(.responding, now)
        }

        /// The bytes are no request: the answer to them is the last.
        mutating func requestFailed(now: Int64) {
            isLast = true
            enter(.responding, now)
        }

        /// The answer's head is out, its body follows.
        mutating func streamBegins(endsWithConnection: Bool, now: Int64) {
            isLast = isLast || endsWithConnection
            enter(.streaming, now)
        }

        /// The answer is complete, though perhaps not sent.
        mutating func responseEnds(now: Int64) -> Action {
            enter(.idle, now)
            return isLast ? .none : .proceed
        }

        /// Some bytes were taken, or the first ones had to wait.
        mutating func outputWaits(now: Int64) {
            waitingSince = now
        }

        /// Everything handed over was taken by the kernel.
        mutating func outputEmptied(now: Int64) -> Action {
            waitingSince = nil
            guard phase == .idle, isLast else { return .none }
            if inputEnded { return .close }
            enter(.lingering, now)
            return .linger
        }

        /// The client's side is shut. What it sent before is still answered: `needsInput` closes after that.
        mutating func inputEnds() -> Action {
            inputEnded = true
            return switch phase {
            case .streaming, .lingering: .close
            case .opening, .idle, .head, .body, .responding, .closed: .none
            }
        }

        /// A deadline may have passed.
        mutating func expired(now: Int64) -> Action {
            guard let deadline, deadline <= now else { return .none }
            if waitingSince != nil { return .close }
            switch phase {
            case .head, .body:
                requestFailed(now: now)
                return .timeOut
            case .opening, .idle, .lingering: return .close
            case .responding, .streaming, .closed: return .none
            }
        }

        /// The server stops: idle connections go at once, the others after the answer to what they are about.
        mutating func drain() -> Action {
            isDraining = true
            switch phase {
            case .opening, .idle:
                return waitingSince == nil ? .close : .none
            case .responding:
                isLast = true
                return .none
            case .streaming:
                // Such an answer has no end of its own.
                return .close
            case .head, .body, .lingering, .closed:
                return .none
            }
        }

        /// The descriptor is closed.
        mutating func closed() {
            phase = .closed
            waitingSince = nil
        }

        private mutating func enter(_ next: Phase, _ now: Int64) {
            phase = next
            since = now
        }
    }
}
