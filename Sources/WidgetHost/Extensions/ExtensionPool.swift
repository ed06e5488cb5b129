internal import ExtensionProtocol
internal import LinuxSystem

/// The processes of one bundle: started when there is work, kept warm for a while, replaced when they fail.
///
/// A process does one thing at a time, so what fails in it fails alone.
actor ExtensionPool {
    /// How many processes a bundle may have, and how long each may take and stay.
    struct Bounds: Sendable {
        /// For work that can wait.
        var processes = 8
        /// Further ones for people who wait, so that an intent does not queue behind providers that hang.
        var interactiveProcesses = 4
        /// For one request, in seconds.
        var timeout = 30.0
        /// How long a process without work stays, in seconds.
        var idle = 60.0
        /// Private resident memory of a process, in MiB.
        var memory = 256
    }

    /// Who waits for an answer.
    enum Urgency: Sendable {
        case background
        /// A person: does not queue behind providers.
        case interactive
    }

    private struct Waiter {
        var urgency: Urgency
        var continuation: CheckedContinuation<ExtensionSession?, Never>
    }

    let bundle: ExtensionBundle
    private let loop: EventLoop
    private let log: Log
    private let bounds: Bounds
    private let metrics: ServiceMetrics
    private let onReload: @Sendable (ReloadTarget) -> Void

    private var idle: [(session: ExtensionSession, timer: LoopTimer)] = []
    private var busy: [ObjectIdentifier: ExtensionSession] = [:]
    private var waiters: [Waiter] = []
    private var isShutDown = false
    private var isPerforming = false
    private var performers: [CheckedContinuation<Void, Never>] = []

    init(
        bundle: ExtensionBundle,
        loop: EventLoop,
        log: Log,
        bounds: Bounds,
        metrics: ServiceMetrics = ServiceMetrics(),
        onReload: @escaping @Sendable (ReloadTarget) -> Void
    ) {
        self.bundle = bundle
        self.loop = loop
        self.log = log
        self.bounds = bounds
        self.metrics = metrics
        self.onReload = onReload
    }

    /// Asks a process of the bundle; work that its process did not survive is given to a fresh one once, intents never,
    /// as they may have done their work.
    func request(
        _ command: ExtensionRequest.Command,
        label: String,
        urgency: Urgency = .background
    ) async -> Result<ExtensionReply, ExtensionError> {
        guard command.isIntent else { return await attempts(command, label: label, urgency: urgency) }
        // One intent at a time: they read, change and write the same data.
        if isPerforming { await withCheckedContinuation { performers.append($0) } }
        isPerforming = true
        let result = await attempts(command, label: label, urgency: urgency)
        if performers.isEmpty { isPerforming = false } else { performers.removeFirst().resume() }
        return result
    }

    private func attempts(
        _ command: ExtensionRequest.Command,
        label: String,
        urgency: Urgency
    ) async -> Result<ExtensionReply, ExtensionError> {
        let first = await attempt(command, label: label, urgency: urgency)
        guard case .failure(let error) = first else { return first }
        switch error {
        case .refused, .shuttingDown, .notKept:
            return first
        case .goneBefore:
            return await attempt(command, label: label, urgency: urgency)
        case .couldNotStart, .crashed, .timedOut, .tooMuchMemory, .unintelligible:
            log.warning("\(bundle.name) (\(label)): \(error)")
            guard error.isWorthRetrying, !command.isIntent else { return first }
            return await attempt(command, label: label, urgency: urgency)
        }
    }

    /// What the bundle says of itself.
    func description() async throws(ToolFailure) -> BundleDescription {
        switch await request(.describe, label: "description") {
        case .success(.description(let description)): return description
        case .success: throw ToolFailure("\(bundle.name) gave an answer of another type")
        case .failure(let error): throw ToolFailure("\(bundle.name) \(error)")
        }
    }

    /// Ends every process and refuses further work.
    func shutDown() {
        isShutDown = true
        for (session, timer) in idle {
            timer.cancel()
            session.end()
        }
        for session in busy.values { session.end() }
        idle = []
        for waiter in waiters { waiter.continuation.resume(returning: nil) }
        waiters = []
    }

    private func attempt(
        _ command: ExtensionRequest.Command,
        label: String,
        urgency: Urgency
    ) async -> Result<ExtensionReply, ExtensionError> {
        guard let session = await acquire(urgency) else { return .failure(.shuttingDown) }
        let result = await session.request(command, label: label, timeout: timeout(of: command))
        if case .failure(let error) = result { metrics.record(error) }
        release(session, after: result)
        return result
    }
}

extension ExtensionPool {
    /// A bundle that cannot say what it is cannot be served at all, so that question may always take its time.
    private func timeout(of command: ExtensionRequest.Command) -> Double {
        command == .describe ? max(bounds.timeout, Bounds().timeout) : bounds.timeout
    }

    private func acquire(_ urgency: Urgency) async -> ExtensionSession? {
        guard !isShutDown else { return nil }
        if let (session, timer) = idle.popLast() {
            timer.cancel()
            busy[ObjectIdentifier(session)] = session
            return session
        }
        if hasRoom(for: urgency) { return makeSession() }
        return await withCheckedContinuation { waiters.append(Waiter(urgency: urgency, continuation: $0)) }
    }

    private func hasRoom(for urgency: Urgency) -> Bool {
        switch urgency {
        case .background: busy.count < bounds.processes
        case .interactive: busy.count < bounds.processes + bounds.interactiveProcesses
        }
    }

    private func makeSession() -> ExtensionSession {
        metrics.recordProcessStart()
        let events = ExtensionSession.Events(
            onReload: onReload,
            onEnd: { [weak self] session in
                Task { await self?.forget(session) }
            }
        )
        let session = ExtensionSession(
            bundle: bundle,
            loop: loop,
            log: log,
            memoryLimit: bounds.memory,
            events: events
        )
        busy[ObjectIdentifier(session)] = session
        return session
    }

    private func release(_ session: ExtensionSession, after result: Result<ExtensionReply, ExtensionError>) {
        busy[ObjectIdentifier(session)] = nil
        guard !isShutDown else { return session.end() }
        let isAlive =
            switch result {
            case .success, .failure(.refused): true
            case .failure: false
            }
        // People first, then whoever came first.
        let next = waiters.firstIndex { $0.urgency == .interactive } ?? waiters.indices.first
        if let next, hasRoom(for: waiters[next].urgency) {
            let waiter = waiters.remove(at: next)
            let heir = isAlive ? session : makeSession()
            busy[ObjectIdentifier(heir)] = heir
            waiter.continuation.resume(returning: heir)
        } else if isAlive, busy.count + idle.count < bounds.processes {
            keepWarm(session)
        } else {
            session.end()
        }
    }

    private func keepWarm(_ session: ExtensionSession) {
        let timer = loop.schedule(after: .seconds(bounds.idle)) { [weak self] in
            Task { await self?.retire(session) }
        }
        idle.append((session, timer))
    }

    private func retire(_ session: ExtensionSession) {
        guard let index = idle.firstIndex(where: { $0.session === session }) else { return }
        idle.remove(at: index)
        session.end()
    }

    /// A process that ended while it had nothing to do.
    private func forget(_ session: ExtensionSession) {
        guard let index = idle.firstIndex(where: { $0.session === session }) else { return }
        idle[index].timer.cancel()
        idle.remove(at: index)
    }
}

extension ExtensionRequest.Command {
    fileprivate var isIntent: Bool {
        if case .perform = self { return true }
        return false
    }
}
