internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
internal import ViewTree

extension HostTools {
    /// Lists the previews, prints one, or draws all into a folder.
    func previews(_ options: HostCommand.PreviewOptions) async throws {
        let pools = makePools(log: .standardError(minimum: .warning))
        guard let pool = pools.first else { return }
        let previews = try await list(from: pool)
        if let name = options.name {
            let found = try Self.preview(named: name, among: previews)
            let entry = try await rendered(found, from: pool)
            await shutDown(pools)
            write(try entry.text(options.render), to: options.render.output)
            report(try entry.diagnostics(options.render))
        } else if let folder = options.render.output {
            for preview in previews {
                do {
                    try draw(try await rendered(preview, from: pool), options.render, into: folder)
                } catch let failure as ToolFailure {
                    report(["the preview \"\(preview.id)\" cannot be shown: \(failure)"])
                }
            }
            await shutDown(pools)
        } else {
            await shutDown(pools)
            write(try PrettyJSON.text(previews), to: nil)
        }
        exit(0)
    }

    private func list(from pool: ExtensionPool) async throws -> [PreviewDescription] {
        switch await pool.request(.previews, label: "previews") {
        case .success(.previews(let previews)): return previews
        case .success: throw ToolFailure("the extension gave an answer of another type")
        case .failure(let error): throw ToolFailure("the extension \(error)")
        }
    }

    private static func preview(
        named name: String,
        among previews: [PreviewDescription]
    ) throws(UsageError) -> PreviewDescription {
        if let found = previews.first(where: { $0.id == name }) ?? previews.first(where: { $0.name == name }) {
            return found
        }
        throw UsageError("there is no preview \"\(name)\"" + suggestion(for: name, among: previews.map(\.id)))
    }

    private func rendered(_ preview: PreviewDescription, from pool: ExtensionPool) async throws -> RenderedEntry {
        let family = preview.family ?? .systemLarge
        var size = configuration.device.screen
        if let family = preview.family { size = configuration.device.size(of: family) ?? size }
        if case .fixed(let fixed) = preview.layout { size = fixed }
        let maker = PictureMaker(configuration: configuration)
        let request = PreviewRequest(
            id: preview.id,
            size: size,
            locale: configuration.locale,
            timeZone: maker.timeZone.identifier,
            cornerRadius: Device.cornerRadius(of: family, size: size)
        )
        switch await pool.request(.preview(request), label: preview.id) {
        case .success(.archive(let archive)):
            guard let archive = archive.normalized() else { throw ToolFailure("it has no entries") }
            return RenderedEntry(
                archive: archive,
                descriptor: KindDescriptor(
                    kind: archive.kind,
                    displayName: preview.name ?? preview.id,
                    description: "",
                    families: [archive.family]
                ),
                placement: Placement(id: preview.id, kind: archive.kind, family: archive.family),
                maker: maker
            )
        case .success: throw ToolFailure("the extension gave an answer of another type")
        case .failure(.refused(let failure)): throw ToolFailure(failure.message)
        case .failure(let error): throw ToolFailure("the extension \(error)")
        }
    }

    /// Writes a file for each entry, named after the preview and, where there are several, the entry's number.
    private func draw(_ entry: RenderedEntry, _ options: HostCommand.RenderOptions, into folder: String) throws {
        try Folder.make(folder)
        let entries = entry.archive.entries
        let ending = ["svg": "svg", "text": "txt"][options.format.rawValue] ?? "json"
        for (index, shown) in entries.enumerated() {
            var options = options
            options.instant = shown.date
            let number = entries.count > 1 ? "-\(index + 1)" : ""
            let name = "\(entry.placement.id)\(number).\(ending)"
            write(try entry.text(options), to: "\(folder)/\(name)")
            report(try entry.diagnostics(options).map { "\(entry.placement.id): \($0)" })
            write("\(folder)/\(name)\n", to: nil)
        }
    }
}
