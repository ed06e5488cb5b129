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
        let instant = options.instant ?? Date().timeIntervalSince1970
        let widget = PublishedWidget(
            placement: placement,
            displayName: descriptor.displayName,
            archive: archive,
            generation: 0,
            failure: nil
        )
        guard let index = widget.plan?.currentIndex(at: instant),
            let (tree, _) = maker.tree(of: archive.entries[index], in: archive, request: options.picture, at: instant)
        else { throw ToolFailure("the widget's timeline has no entries") }
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
            return try PrettyJSON.text(
                EntryDocument(widget: widget, archive: archive, index: index, tree: tree, at: instant, basePath: "")
            )
        case .layout:
            let context = LayoutContext(
                containerSize: archive.size,
                containerCornerRadius: Device.cornerRadius(of: archive.family, size: archive.size)
            )
            return try PrettyJSON.text(LayoutEngine(context: context).layout(tree, size: archive.size).json)
        }
    }
}
