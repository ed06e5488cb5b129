internal import AppIntents
internal import ExtensionProtocol
internal import Foundation
internal import SwiftUI
internal import ViewTree

extension ExtensionService {
    /// Archives a preview: the entries of a widget, or one view.
    func preview(_ request: PreviewRequest) async throws(ExtensionFailure) -> TimelineArchive {
        let catalog = PreviewCatalog.discovered()
        guard let entry = catalog.entries.first(where: { $0.description.id == request.id }) else {
            throw ExtensionFailure(reason: .badParameter, message: "there is no preview \"\(request.id)\"")
        }
        if let zone = TimeZone(identifier: request.timeZone) { NSTimeZone.default = zone }
        return try await within(locale: request.locale) { () async throws(ExtensionFailure) in
            switch entry.source {
            case .widget(let preview): return try await archive(preview, request)
            case .view(let content, let index):
                return try archive(content(), index, entry.description, request)
            }
        }
    }

    private func archive(
        _ preview: WidgetPreview,
        _ request: PreviewRequest
    ) async throws(ExtensionFailure) -> TimelineArchive {
        let own = BundleCatalog(preview.widget(), intents: IntentRegistry())
        guard let widget = own.entries.first else {
            throw ExtensionFailure(reason: .unknownKind, message: "the preview's widget has no kind")
        }
        let context = TimelineProviderContext(
            family: preview.family,
            displaySize: CGSize(width: request.size.width, height: request.size.height),
            isPreview: true,
            environmentVariants: .init(variants: [EnvironmentValues()])
        )
        let given = await preview.entries(context)
        let entries = given.compactMap { widget.provider.entry($0) }
        guard entries.count == given.count else {
            throw ExtensionFailure(
                reason: .badParameter,
                message: "the preview's entries are not of the type that \"\(widget.descriptor.kind)\" shows"
            )
        }
        guard !entries.isEmpty else {
            throw ExtensionFailure(reason: .emptyTimeline, message: "the preview has no entries")
        }
        let archiveRequest = Self.request(request, kind: widget.descriptor.kind, family: preview.family.name)
        var archiver = EntryArchiver(descriptor: widget.descriptor, request: archiveRequest)
        // Entries of a preview often share one date; the order they are written in counts.
        var archive = try archiver.archive(entries, policy: .never, at: Date())
        for index in archive.entries.indices.dropFirst()
        where archive.entries[index].date <= archive.entries[index - 1].date {
            archive.entries[index].date = archive.entries[index - 1].date + 1
        }
        if !widget.descriptor.families.contains(preview.family.name) {
            archive.diagnostics.append(
                "\"\(widget.descriptor.kind)\" does not support \(preview.family), which it is previewed in"
            )
        }
        return archive
    }

    private func archive(
        _ content: some View,
        _ index: Int,
        _ description: PreviewDescription,
        _ request: PreviewRequest
    ) throws(ExtensionFailure) -> TimelineArchive {
        let family = description.family ?? .systemLarge
        let descriptor = KindDescriptor(
            kind: description.id,
            displayName: description.name ?? description.id,
            description: "",
            families: [family],
            contentMarginsDisabled: description.family == nil
        )
        var request = request
        let entry = AnyEntry(date: Date(), relevance: nil) { values in
            PreviewCollector.preview(index, of: content, environment: values)
        }
        if description.layout == .sizeThatFits, description.family == nil {
            var values = EnvironmentValues()
            values.inherited.containerSize = CGSize(width: request.size.width, height: request.size.height)
            let fitting = entry.resolve(values).fittingSize(in: request.size)
            request.size = ViewTree.Size(width: max(fitting.width, 1), height: max(fitting.height, 1))
        }
        var archiver = EntryArchiver(
            descriptor: descriptor,
            request: Self.request(request, kind: description.id, family: family)
        )
        return try archiver.archive([entry], policy: .never, at: Date())
    }

    private static func request(
        _ request: PreviewRequest,
        kind: String,
        family: WidgetFamilyName
    ) -> ArchiveRequest {
        ArchiveRequest(
            kind: kind,
            family: family,
            size: request.size,
            state: .timeline,
            isPreview: true,
            locale: request.locale,
            timeZone: request.timeZone,
            cornerRadius: request.cornerRadius
        )
    }
}
