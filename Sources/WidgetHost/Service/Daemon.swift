internal import ExtensionProtocol
internal import Foundation
internal import HTTPServer
internal import LinuxSystem
internal import Synchronization

/// The composition root of the service: wires its parts, starts and ends them in order.
final class Daemon: Sendable {
    private let configuration: Configuration
    private let reload: @Sendable () throws(ConfigurationError) -> Configuration
    private let shelf = WidgetShelf()
    private let metrics = ServiceMetrics()
    private let storage = StorageProblems()
    private let hub: EventHub
    private let announcer: EntryAnnouncer
    private let executable: String
    private let loop: EventLoop
    private let log: Log
    private let parts = Mutex<Parts?>(nil)
    private let ending = Mutex<Task<Void, Never>?>(nil)
    private let signals = Mutex<SignalSource?>(nil)

    private struct Parts: Sendable {
        var service: WidgetService
        var server: HTTPServer
        var handler: SwitchedHandler
        var lock: FileLock
    }

    /// - Parameter reload: reads the configuration anew, as it was read for `configuration`.
    init(
        configuration: Configuration,
        executable: String,
        loop: EventLoop,
        log: Log,
        reload: @escaping @Sendable () throws(ConfigurationError) -> Configuration
    ) {
        self.configuration = configuration
        self.reload = reload
        hub = EventHub(loop: loop)
        announcer = EntryAnnouncer(
            shelf: shelf,
            hub: hub,
            loop: loop,
            basePath: configuration.basePath,
            now: { SystemClock.wallSeconds() }
        )
        self.executable = executable
        self.loop = loop
        self.log = log
    }

    /// How long requests in progress may take once the service is told to end, in seconds.
    private static let drainTime = 10.0

    /// Loads what the disk holds, listens, and asks the providers that are due.
    ///
    /// - Returns: the addresses that it listens on.
    /// - Throws: where the configuration does not fit the bundles, the data folder belongs to another service or the
    ///   address cannot be listened on.
    @discardableResult
    func start() async throws -> [SocketAddress] {
        try Folder.make(configuration.data)
        guard let lock = try FileLock(trying: "\(configuration.data)/lock") else {
            throw ToolFailure(
                "the data folder \(configuration.data) is used by another service; end it or choose another with --data"
            )
        }
        removeLeftovers()
        let connection = ReloadConnection()
        let pools = Self.makePools(
            configuration: configuration,
            executable: executable,
            loop: loop,
            log: log,
            metrics: metrics
        ) { connection.heard($0, from: $1) }
        let service = WidgetService(
            configuration: configuration,
            pools: pools,
            store: ArchiveStore(data: configuration.data, log: log),
            shelf: shelf,
            loop: loop,
            log: log,
            metrics: metrics,
            storage: storage,
            now: { SystemClock.wallSeconds() },
            onReport: { [hub] in hub.send(.reload($0)) }
        )
        connection.connect(service)
        let descriptions = try await DescriptionCache(data: configuration.data, log: log).descriptions(of: pools)
        try await service.start(descriptions)
        let handler = SwitchedHandler(makeHandler(service, configuration))
        let server = HTTPServer(serverConfiguration, on: loop, handler: handler)
        let addresses = try server.start()
        parts.withLock { $0 = Parts(service: service, server: server, handler: handler, lock: lock) }
        announce(addresses)
        return addresses
    }

    /// Temporary files of writes that a kill cut short.
    private func removeLeftovers() {
        let data = configuration.data
        let groups = ((try? Folder.entries("\(data)/groups")) ?? []).map { "\(data)/groups/\($0.name)" }
        let archives = ((try? Folder.entries("\(data)/archives")) ?? []).map { "\(data)/archives/\($0.name)" }
        for folder in [data] + groups + archives { try? AtomicFile.removeLeftovers(in: folder) }
    }

    /// Ends the service: no new connections, answers in progress are finished, processes ended. Whoever calls it while it
    /// is being done waits for the same end.
    func stop() async {
        await ending.withLock { ending in
            let task = ending ?? Task { await self.end() }
            ending = task
            return task
        }.value
    }

    private func end() async {
        guard let parts = parts.withLock({ $0 }) else { return }
        // A stream never ends by itself.
        hub.close()
        await withCheckedContinuation { continuation in
            parts.server.drain(within: .seconds(Self.drainTime)) { continuation.resume() }
        }
        await parts.service.shutDown()
    }

    /// Ends the service and the process, or reads the configuration anew, when the operator asks for it.
    func obeySignals() {
        do throws(SystemError) {
            let source = try SignalSource([.terminate, .interrupt, .hangUp], on: loop) { signal in
                if signal == .hangUp {
                    Task { await self.reconfigure() }
                    return
                }
                self.log.info("signal \(signal.rawValue): finishing requests in progress")
                Task {
                    await self.stop()
                    exit(0)
                }
            }
            signals.withLock { $0 = source }
        } catch {
            log.error("signals cannot be heard, only SIGKILL will end the service: \(error)")
        }
    }

    /// Reads the configuration anew; one that cannot be used is refused, and the old one stays.
    func reconfigure() async {
        guard let parts = parts.withLock({ $0 }) else { return }
        do throws(ConfigurationError) {
            let fresh = try reload()
            try await parts.service.reconfigure(fresh)
            parts.handler.handler = makeHandler(parts.service, fresh)
            log.info("the configuration was read anew: \(shelf.count)")
            if !fresh.differsOnlyWhileRunning(from: configuration) {
                log.warning("host, port, data, extensions and the extensions' limits change with the next start only")
            }
        } catch {
            log.error("the old configuration stays: \(error)")
        }
    }

    /// One pool a bundle, the program's own first.
    static func makePools(
        configuration: Configuration,
        executable: String,
        loop: EventLoop,
        log: Log,
        metrics: ServiceMetrics = ServiceMetrics(),
        onReload: @escaping @Sendable (ReloadTarget, Int) -> Void
    ) -> [ExtensionPool] {
        let data = URL(fileURLWithPath: configuration.data).standardizedFileURL.path
        // Author code asks for the current locale and time zone; both come from these.
        var environment = ["LANG": "\(configuration.locale).UTF-8", "LC_ALL": "\(configuration.locale).UTF-8"]
        if let zone = configuration.timeZone { environment["TZ"] = zone }
        let bounds = ExtensionPool.Bounds(
            timeout: configuration.child.timeout,
            idle: configuration.child.idle,
            memory: configuration.child.memory
        )
        return ([executable] + configuration.extensions).enumerated().map { index, path in
            ExtensionPool(
                bundle: ExtensionBundle(executable: path, data: data, environment: environment),
                loop: loop,
                log: log,
                bounds: bounds,
                metrics: metrics,
                onReload: { onReload($0, index) }
            )
        }
    }
}

extension Daemon {
    private var serverConfiguration: HTTPServer.Configuration {
        var limits = HTTPServer.Limits()
        limits.connections = configuration.limits.connections
        limits.headerBytes = configuration.limits.headerBytes
        limits.bodyBytes = configuration.limits.bodyBytes
        limits.idle = .seconds(configuration.limits.idle)
        return HTTPServer.Configuration(
            host: configuration.host,
            port: UInt16(clamping: configuration.port),
            limits: limits
        )
    }

    private func makeHandler(_ service: WidgetService, _ configuration: Configuration) -> any HTTPHandler {
        let files: StaticFiles?
        do throws(SystemError) {
            files = try StaticFiles(folder: configuration.publicFolder)
        } catch {
            log.warning("there are no pages: \(error)")
            files = nil
        }
        let routes = ServiceRoutes(
            configuration: configuration,
            shelf: shelf,
            service: service,
            maker: PictureMaker(configuration: configuration),
            files: files,
            hub: hub,
            announcer: announcer,
            metrics: metrics,
            storage: storage,
            traffic: { [weak self] in self?.parts.withLock { $0?.server.statistics } },
            now: { SystemClock.wallSeconds() }
        )
        return HTTPGate(
            hosts: HostPolicy(allowedHosts: configuration.allowedHosts),
            origins: OriginPolicy(allowedOrigins: configuration.allowedOrigins),
            token: configuration.token.map { BearerToken($0) },
            next: routes.router
        )
    }

    private func announce(_ addresses: [SocketAddress]) {
        for address in addresses {
            let place = address.port == nil ? address.description : "http://\(address)\(configuration.basePath)/"
            log.info("serving \(shelf.count) on \(place)")
        }
    }
}

/// Hands requests to a handler that can be replaced while the server runs.
private final class SwitchedHandler: HTTPHandler {
    private let current: Mutex<any HTTPHandler>

    init(_ handler: any HTTPHandler) {
        current = Mutex(handler)
    }

    var handler: any HTTPHandler {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    func respond(to request: HTTPRequest, with responder: HTTPResponder) {
        handler.respond(to: request, with: responder)
    }
}

extension Configuration {
    /// Whether all that differs can be changed in a running service.
    fileprivate func differsOnlyWhileRunning(from other: Configuration) -> Bool {
        host == other.host && port == other.port && data == other.data && extensions == other.extensions
            && child == other.child && limits == other.limits
    }
}

/// Leads reload requests of extension processes to the service, which is made after the pools.
private final class ReloadConnection: Sendable {
    private let service = Mutex<WidgetService?>(nil)

    func connect(_ service: WidgetService) {
        self.service.withLock { $0 = service }
    }

    func heard(_ target: ReloadTarget, from bundle: Int) {
        let service = service.withLock { $0 }
        Task { await service?.heard(target, from: bundle) }
    }
}
