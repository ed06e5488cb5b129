internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem

/// One extension process: started, asked one thing at a time, ended when it fails.
///
/// All state lives on the event loop. Requests go out and messages come in on pipes of their own; what the process prints
/// goes to the log, line by line.
final class ExtensionSession: Sendable {
    /// What a session tells its owner, on the loop.
    struct Events: Sendable {
        /// The widget code asked for reloads by itself.
        var onReload: @Sendable (ReloadTarget) -> Void
        /// The process has ended.
        var onEnd: @Sendable (ExtensionSession) -> Void
    }

    /// The descriptor numbers that the process finds its requests on and writes its messages to.
    static let requestDescriptor: Int32 = 3
    static let messageDescriptor: Int32 = 4

    private struct State {
        var process: ChildProcess?
        var streams: ExtensionStreams?
        var nextID = 1
        var pending: Pending?
        var lastWords = LastWords()
        var hasEnded = false
        var cause: ExtensionError?
    }

    private struct Pending {
        var id: Int
        var label: String
        var deadline: LoopTimer
        var memoryCheck: LoopTimer?
        var resume: @Sendable (Result<ExtensionReply, ExtensionError>) -> Void
    }

    let bundle: ExtensionBundle
    private let loop: EventLoop
    private let log: Log
    private let memoryLimit: Int
    private let events: Events
    private let state: LoopBound<State>

    /// Seconds between two looks at the memory of a process that works.
    private static let memoryInterval = 0.1

    /// - Parameter memoryLimit: in MiB of private resident memory; a process that takes more is ended.
    init(bundle: ExtensionBundle, loop: EventLoop, log: Log, memoryLimit: Int, events: Events) {
        self.memoryLimit = memoryLimit
        self.bundle = bundle
        self.loop = loop
        self.log = log
        self.events = events
        state = LoopBound(State(), to: loop)
    }

    /// Asks the process, which is started first where it does not run yet.
    ///
    /// - Parameters:
    ///   - label: names the work in log lines, such as the widget's id.
    ///   - timeout: in seconds; a process that does not answer by then is ended.
    func request(
        _ command: ExtensionRequest.Command,
        label: String,
        timeout: Double
    ) async -> Result<ExtensionReply, ExtensionError> {
        await withCheckedContinuation { continuation in
            loop.execute {
                self.start(command, label: label, timeout: timeout) { continuation.resume(returning: $0) }
            }
        }
    }

    /// Ends the process; a request in progress fails with `cause`.
    func end(_ cause: ExtensionError = .shuttingDown) {
        loop.execute { self.fail(cause) }
    }
}

// MARK: - Requests, on the loop

extension ExtensionSession {
    private func start(
        _ command: ExtensionRequest.Command,
        label: String,
        timeout: Double,
        resume: @escaping @Sendable (Result<ExtensionReply, ExtensionError>) -> Void
    ) {
        guard !state.value.hasEnded else { return resume(.failure(.goneBefore)) }
        if state.value.process == nil {
            do throws(SystemError) {
                try spawn()
            } catch {
                state.value.cause = .couldNotStart(error)
                finish()
                return resume(.failure(.couldNotStart(error)))
            }
        }
        let id = state.value.nextID
        state.value.nextID += 1
        let deadline = loop.schedule(after: .seconds(timeout)) { self.fail(.timedOut(after: timeout)) }
        state.value.pending = Pending(id: id, label: label, deadline: deadline, resume: resume)
        watchMemory()
        do {
            let bytes = try MessageCoding.encode(ExtensionRequest(id: id, command: command))
            state.value.streams?.send(MessageFraming.frame(bytes))
        } catch {
            fail(.unintelligible("a request could not be written as JSON: \(error)"))
        }
    }

    /// Ends the process when its memory has grown beyond the limit; looks again for as long as it works.
    private func watchMemory() {
        guard let process = state.value.process, state.value.pending != nil else { return }
        if let memory = ProcessMemory(of: process.processIdentifier), memory.privateResident > memoryLimit << 20 {
            return fail(.tooMuchMemory(limit: memoryLimit))
        }
        state.value.pending?.memoryCheck = loop.schedule(after: .seconds(Self.memoryInterval)) { self.watchMemory() }
    }

    private func spawn() throws(SystemError) {
        let requests = try PipeEnds()
        let messages = try PipeEnds()
        var environment = ProcessInfo.processInfo.environment
        // The secret is the service's own; widget code is not to have it.
        environment["VITRINE_TOKEN"] = nil
        environment.merge(bundle.environment) { _, ours in ours }
        environment["VITRINE_ROLE"] = "extension"
        environment["VITRINE_DATA"] = bundle.data
        // A backtrace takes a second or more, in which nobody is served; authors who look for a crash set the variable.
        if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        environment["VITRINE_PARENT"] = String(CurrentProcess.identifier)
        let configuration = ChildProcess.Configuration(
            executable: bundle.executable,
            arguments: ["extension"],
            environment: environment,
            descriptors: [
                .init(parent: requests.reading.rawValue, child: Self.requestDescriptor),
                .init(parent: messages.writing.rawValue, child: Self.messageDescriptor),
            ],
            standardOutput: .pipe,
            standardError: .pipe
        )
        let process = try ChildProcess.spawn(configuration, on: loop) { self.processEnded($0) }
        state.value.process = process
        let handlers = ExtensionStreams.Handlers(
            onMessage: { self.receive($0) },
            onLine: { self.heard($0, on: $1) },
            onProblem: { self.fail(.unintelligible($0)) }
        )
        do throws(SystemError) {
            state.value.streams = try ExtensionStreams(
                requests: requests.writing.duplicate(),
                messages: messages.reading.duplicate(),
                process: process,
                loop: loop,
                handlers: handlers
            )
        } catch {
            process.kill(.kill)
            throw error
        }
    }
}

// MARK: - What the process does, on the loop

extension ExtensionSession {
    private func receive(_ payload: [UInt8]) {
        guard !state.value.hasEnded else { return }
        let message: ExtensionMessage
        do {
            message = try MessageCoding.decode(ExtensionMessage.self, from: payload)
        } catch {
            return fail(.unintelligible("\(error)"))
        }
        switch message {
        case .reload(let target):
            events.onReload(target)
        case .reply(let id, let reply):
            guard let pending = state.value.pending, pending.id == id else {
                return log.warning("\(bundle.name): dropped an answer that nobody waits for")
            }
            pending.deadline.cancel()
            pending.memoryCheck?.cancel()
            state.value.pending = nil
            if case .failure(let failure) = reply {
                pending.resume(.failure(.refused(failure)))
            } else {
                pending.resume(.success(reply))
            }
        }
    }

    private func heard(_ line: String, on stream: ExtensionStreams.ChildStream) {
        if stream == .errors { state.value.lastWords.hear(line) }
        let label = state.value.pending.map { " (\($0.label))" } ?? ""
        log.info("\(bundle.name)\(label): \(line)")
    }

    private func processEnded(_ status: ChildProcess.ExitStatus) {
        // The last words may still be in the pipe.
        state.value.streams?.drain()
        if state.value.cause == nil, state.value.pending != nil || !status.isSuccess {
            state.value.cause = .crashed(status, lastWords: state.value.lastWords.text)
        }
        finish()
    }

    private func fail(_ cause: ExtensionError) {
        guard !state.value.hasEnded, state.value.cause == nil else { return }
        state.value.cause = cause
        guard let process = state.value.process else { return finish() }
        process.kill(.kill)
    }

    private func finish() {
        guard !state.value.hasEnded else { return }
        state.value.hasEnded = true
        state.value.streams?.close()
        state.value.streams = nil
        state.value.process = nil
        let pending = state.value.pending
        state.value.pending = nil
        pending?.deadline.cancel()
        pending?.memoryCheck?.cancel()
        pending?.resume(.failure(state.value.cause ?? .shuttingDown))
        events.onEnd(self)
    }
}
