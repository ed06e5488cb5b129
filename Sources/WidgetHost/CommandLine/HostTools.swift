internal import ExtensionProtocol
internal import Foundation
internal import HTTPServer
internal import LinuxSystem
internal import Rendering
internal import ViewLayout
internal import ViewTree

/// The commands, once their settings are known.
struct HostTools: Sendable {
    let configuration: Configuration
    let executable: String
    let loop: EventLoop
    /// Reads the configuration anew.
    let reload: @Sendable () throws(ConfigurationError) -> Configuration

    /// Runs the service until a signal ends it; the process exits then.
    func serve() async throws {
        let daemon = Daemon(
            configuration: configuration,
            executable: executable,
            loop: loop,
            log: .standardError(),
            reload: reload
        )
        daemon.obeySignals()
        try await daemon.start()
    }

    /// Reads the configuration, which has happened by now, and holds it against what the bundles have.
    func check() async throws {
        let pools = makePools(log: .none)
        let catalog = try await makeCatalog(pools)
        let placements = try catalog.placements(configuration)
        await shutDown(pools)
        write("the configuration is good; widgets: \(placements.count), kinds: \(catalog.kinds.count)\n", to: nil)
        exit(0)
    }

    /// Prints the descriptors.
    func printKinds() async throws {
        let pools = makePools(log: .standardError(minimum: .warning))
        let catalog = try await makeCatalog(pools)
        await shutDown(pools)
        write(try PrettyJSON.text(catalog.kinds.map(KindDocument.init)), to: nil)
        exit(0)
    }

    /// Archives one widget and draws it.
    func render(_ options: HostCommand.RenderOptions) async throws {
        let pools = makePools(log: .standardError(minimum: .warning))
        let catalog = try await makeCatalog(pools)
        guard let entry = catalog.entry(of: options.kind) else {
            throw UsageError(
                "there is no kind \"\(options.kind)\"" + suggestion(for: options.kind, among: catalog.kinds.map(\.kind))
            )
        }
        let families = entry.descriptor.families
        let family = options.family ?? families.first ?? .systemSmall
        guard families.contains(family) else {
            let known = families.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\"\(options.kind)\" does not support \(family.rawValue); it supports \(known)")
        }
        let placement = Placement(
            id: Placement.defaultID(kind: options.kind, family: family),
            kind: options.kind,
            family: family,
            configuration: options.configuration
        )
        let maker = PictureMaker(configuration: configuration)
        let request = ArchiveRequest(
            placement: placement,
            state: options.state,
            configuration: configuration,
            zone: maker.timeZone
        )
        let archive = try await archive(request, from: pools[entry.bundle])
        await shutDown(pools)
        let rendered = RenderedEntry(
            archive: archive,
            descriptor: entry.descriptor,
            placement: placement,
            maker: maker
        )
        write(try rendered.text(options), to: options.output)
        report(try rendered.diagnostics(options))
        exit(0)
    }

    /// Hands a deep link to the app and draws what it shows then.
    func open(_ url: String, _ options: HostCommand.RenderOptions) async throws {
        let pools = makePools(log: .standardError(minimum: .warning))
        guard let pool = pools.first else { return }
        let maker = PictureMaker(configuration: configuration)
        let request = OpenRequest(
            url: url,
            size: configuration.device.screen,
            locale: configuration.locale,
            timeZone: maker.timeZone.identifier
        )
        let result = await pool.request(.open(request), label: "open")
        await shutDown(pools)
        switch result {
        case .success(.archive(let archive)):
            let placement = Placement(id: "app", kind: "App", family: archive.family)
            let descriptor = KindDescriptor(
                kind: "App",
                displayName: "App",
                description: "",
                families: [archive.family]
            )
            let entry = RenderedEntry(archive: archive, descriptor: descriptor, placement: placement, maker: maker)
            write(try entry.text(options), to: options.output)
            report(try entry.diagnostics(options))
            exit(0)
        case .success: throw ToolFailure("the extension gave an answer of another type")
        case .failure(.refused(let failure)): throw UsageError("open: \(failure.message)")
        case .failure(let error): throw ToolFailure("the extension \(error)")
        }
    }

    private func archive(_ request: ArchiveRequest, from pool: ExtensionPool) async throws -> TimelineArchive {
        switch await pool.request(.archive(request), label: request.kind) {
        case .success(.archive(let archive)):
            guard let normal = archive.normalized() else {
                throw ToolFailure("the widget's timeline has no entries")
            }
            return normal
        case .success: throw ToolFailure("the extension gave an answer of another type")
        case .failure(.refused(let failure)) where failure.reason == .badParameter:
            throw UsageError("--configuration: \(failure.message)")
        case .failure(let error): throw ToolFailure("the extension \(error)")
        }
    }

    func makePools(log: Log) -> [ExtensionPool] {
        Daemon.makePools(configuration: configuration, executable: executable, loop: loop, log: log) { _, _ in }
    }

    private func makeCatalog(_ pools: [ExtensionPool]) async throws -> KindCatalog {
        var descriptions: [BundleDescription] = []
        for pool in pools { descriptions.append(try await pool.description()) }
        return try KindCatalog(descriptions, bundles: pools.map(\.bundle.name))
    }

    func shutDown(_ pools: [ExtensionPool]) async {
        for pool in pools { await pool.shutDown() }
    }

    /// Says what was ignored, cut or replaced, a line each on standard error.
    func report(_ diagnostics: [String]) {
        guard !diagnostics.isEmpty else { return }
        let lines = diagnostics.map { "\(HostProgram.programName): note: \($0)\n" }
        try? StandardStream.errors.write(Array(lines.joined().utf8))
    }

    /// Writes a result; where nobody reads it any more, the process ends quietly.
    func write(_ text: String, to path: String?) {
        do throws(SystemError) {
            guard let path else { return try StandardStream.output.write(Array(text.utf8)) }
            switch try Folder.kind(of: path, following: false) {
            case nil, .file: try AtomicFile.write(Array(text.utf8), to: path)
            // A device or a link is written through, not replaced.
            case .folder, .link, .other: try OutputFile.write(Array(text.utf8), to: path)
            }
        } catch  where error.code == .brokenPipe {
            exit(0)
        } catch {
            HostProgram.fail(1, "\(error)")
        }
    }
}

/// Why a tool gave nothing, in one line.
struct ToolFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
