internal import ExtensionProtocol
internal import Foundation
internal import Rendering
internal import ViewLayout
internal import ViewTree

/// One entry of an archive in the forms that `render` can print.
struct RenderedEntry {
    let archive: TimelineArchive
    let descriptor: KindDescriptor
    let placement: Placement
    let maker: PictureMaker

    /// The entry that is current at the options' instant, in their format.
    func text(_ options: HostCommand.RenderOptions) throws -> String {
        let (instant, index, tree) = try current(options)
        switch options.format {
        case .svg:
            guard
                let picture = maker.picture(
                    of: index,
                    in: archive,
                    request: options.picture,
                    title: descriptor.displayName,
                    idPrefix: placement.id,
                    at: instant
                )
            else { throw ToolFailure("the archive is inconsistent") }
            return String(decoding: picture.bytes, as: UTF8.self) + "\n"
        case .text:
            return EntryReading.text(of: tree) + "\n"
        case .json:
            var document = EntryDocument(
                widget: widget,
                archive: archive,
                index: index,
                tree: tree,
                at: instant,
                basePath: ""
            )
            document.diagnostics = diagnostics(of: tree)
            return try PrettyJSON.text(document)
        case .layout:
            return try PrettyJSON.text(placed(tree).json)
        }
    }

    /// What was ignored, cut or replaced in the entry that ``text(_:)`` prints.
    func diagnostics(_ options: HostCommand.RenderOptions) throws -> [String] {
        diagnostics(of: try current(options).tree)
    }

    private func diagnostics(of tree: EntryTree) -> [String] {
        var found = archive.diagnostics
        for problem in LayoutDiagnostics(of: placed(tree)).problems where !found.contains(problem) {
            found.append(problem)
        }
        return found
    }

    private func placed(_ tree: EntryTree) -> PlacedEntry {
        let context = LayoutContext(
            containerSize: archive.size,
            containerCornerRadius: Device.cornerRadius(of: archive.family, size: archive.size)
        )
        return LayoutEngine(context: context).layout(tree, size: archive.size)
    }

    private var widget: PublishedWidget {
        PublishedWidget(
            placement: placement,
            displayName: descriptor.displayName,
            archive: archive,
            generation: 0,
            failure: nil
        )
    }

    private func current(
        _ options: HostCommand.RenderOptions
    ) throws -> (instant: Double, index: Int, tree: EntryTree) {
        let instant = options.instant ?? Date().timeIntervalSince1970
        guard let index = widget.plan?.currentIndex(at: instant),
            let (tree, _) = maker.tree(of: archive.entries[index], in: archive, request: options.picture, at: instant)
        else { throw ToolFailure("the widget's timeline has no entries") }
        return (instant, index, tree)
    }
}
