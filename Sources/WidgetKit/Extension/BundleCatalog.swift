internal import AppIntents
internal import ExtensionProtocol
internal import SwiftUI
internal import ViewTree

/// The widgets of a bundle by their kind, and the intents of its program.
@MainActor
struct BundleCatalog {
    /// A widget that can be archived.
    struct Entry {
        var descriptor: KindDescriptor
        var provider: any ProviderAdapter
    }

    private(set) var entries: [Entry] = []
    let intents: IntentRegistry

    /// - Parameter widgets: the bundle's body, or its only widget.
    init(_ widgets: some Widget, intents: IntentRegistry = .discovered()) {
        var list = WidgetBundleBuilder.buildBlock()
        list.append(widgets)
        var registry = intents
        for widget in list.widgets {
            let record = widget.configurationRecord()
            guard let kind = record.kind, let source = record.source as? WidgetSource else { continue }
            if entries.contains(where: { $0.descriptor.kind == kind }) {
                ProcessNotes.write("the kind \"\(kind)\" is declared twice; the first one counts")
                continue
            }
            if let type = source.provider.configurationType { registry.insert(type) }
            entries.append(Entry(descriptor: Self.descriptor(kind, record, source), provider: source.provider))
        }
        self.intents = registry
    }

    /// The widget of `kind`.
    ///
    /// - Throws: where there is none; the error names those that there are.
    func entry(of kind: String) throws(ExtensionFailure) -> Entry {
        guard let entry = entries.first(where: { $0.descriptor.kind == kind }) else {
            let known = entries.map(\.descriptor.kind).joined(separator: ", ")
            throw ExtensionFailure(reason: .unknownKind, message: "there is no kind \"\(kind)\"; there are: \(known)")
        }
        return entry
    }

    /// What the bundle says of itself.
    var description: BundleDescription {
        BundleDescription(kinds: entries.map(\.descriptor), intents: intents.descriptors.map(IntentSummary.init))
    }

    private static func descriptor(
        _ kind: String,
        _ record: WidgetConfigurationRecord,
        _ source: WidgetSource
    ) -> KindDescriptor {
        let families = record.families?.compactMap(WidgetFamilyName.init(rawValue:))
        let configuration = source.provider.configurationType.map { IntentDescriptor($0) }
        return KindDescriptor(
            kind: kind,
            displayName: record.displayName ?? kind,
            description: record.description ?? "",
            families: families ?? [.systemSmall, .systemMedium, .systemLarge],
            parameters: configuration?.parameters.map(ParameterDescription.init) ?? [],
            contentMarginsDisabled: record.contentMarginsDisabled,
            isBackgroundRemovable: record.isBackgroundRemovable
        )
    }
}

extension Widget {
    fileprivate func configurationRecord() -> WidgetConfigurationRecord { body.record() }
}
