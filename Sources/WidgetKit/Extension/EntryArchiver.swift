internal import AppIntents
internal import ExtensionProtocol
internal import Foundation
internal import SwiftUI
internal import ViewTree

/// Evaluates the entries of one widget into an archive.
///
/// A view is evaluated once, and again only for the appearances that the evaluation asked about.
@MainActor
struct EntryArchiver {
    let descriptor: KindDescriptor
    let request: ArchiveRequest
    private var trees: [EntryTree] = []
    private var indices: [EntryTree: Int] = [:]
    private var diagnostics: [String] = []

    /// Entries that one timeline may have.
    static let entryLimit = 1000

    init(descriptor: KindDescriptor, request: ArchiveRequest) {
        self.descriptor = descriptor
        self.request = request
    }

    /// The archive of `entries`.
    ///
    /// - Throws: where there are too many entries.
    mutating func archive(
        _ entries: [AnyEntry],
        policy: ReloadPolicy,
        at now: Date
    ) throws(ExtensionFailure) -> TimelineArchive {
        guard entries.count <= Self.entryLimit else {
            throw ExtensionFailure(
                reason: .tooLarge,
                message: "the timeline has \(entries.count) entries; at most \(Self.entryLimit) are kept"
            )
        }
        let archived = entries.map { archive($0) }
        return TimelineArchive(
            kind: request.kind,
            family: request.family,
            size: request.size,
            state: request.state,
            generatedAt: now.timeIntervalSince1970,
            entries: archived,
            policy: policy,
            trees: trees,
            diagnostics: diagnostics
        )
    }

    private mutating func archive(_ entry: AnyEntry) -> ArchivedEntry {
        let base = evaluate(entry, in: ArchiveEnvironment())
        var archived = ArchivedEntry(
            date: entry.date.timeIntervalSince1970,
            relevance: entry.relevance.map { .init(score: Double($0.score).finite, duration: $0.duration.finite) },
            tree: base.tree
        )
        for environment in Self.variants(of: base.reads) {
            let variant = evaluate(entry, in: environment)
            if variant.tree != base.tree {
                archived.variants.append(.init(environment: environment, tree: variant.tree))
            }
        }
        return archived
    }

    /// The environments, beside the usual one, that a view which asked for `reads` may look different in.
    ///
    /// A view that asked for none looks the same everywhere. One that asked for any may ask for others in a branch that
    /// was not taken the first time, so it is evaluated for all.
    private static func variants(of reads: Set<EnvironmentRead>) -> [ArchiveEnvironment] {
        guard !reads.isDisjoint(with: [.colorScheme, .widgetRenderingMode, .showsWidgetContainerBackground]) else {
            return []
        }
        let all = RenderingModeName.allCases.flatMap { mode in
            [false, true].map { ArchiveEnvironment(isDark: $0, mode: mode) }
        }
        return all.filter { $0 != ArchiveEnvironment() }
    }

    private mutating func evaluate(
        _ entry: AnyEntry,
        in appearance: ArchiveEnvironment
    ) -> (tree: Int, reads: Set<EnvironmentRead>) {
        let resolved = entry.resolve(environment(appearance))
        var tree = resolved.tree
        tree.margins = margins
        tree.isBackgroundRemovable = descriptor.isBackgroundRemovable
        for diagnostic in resolved.diagnostics where !diagnostics.contains(diagnostic) && diagnostics.count < 100 {
            diagnostics.append(diagnostic)
        }
        let index = indices[tree] ?? trees.count
        if index == trees.count {
            trees.append(tree)
            indices[tree] = index
        }
        return (index, resolved.reads)
    }

    /// The system's space between edge and content (Human Interface Guidelines): 16 points in system families, none on a
    /// lock screen.
    private var margins: ViewTree.EdgeInsets {
        descriptor.contentMarginsDisabled || request.family.isAccessory ? .zero : ViewTree.EdgeInsets(all: 16)
    }

    private func environment(_ appearance: ArchiveEnvironment) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.widgetFamily = WidgetFamily(request.family)
        values.widgetRenderingMode = WidgetRenderingMode(appearance.mode)
        values.showsWidgetContainerBackground =
            !request.family.isAccessory && (appearance.mode == .fullColor || !descriptor.isBackgroundRemovable)
        // Set without fixing it, so that a view that asks for it is seen to depend on it.
        values.inherited.colorScheme = appearance.isDark || request.family.isAccessory ? .dark : .light
        values.inherited.placement = WidgetPlacement(request.family)
        let space = margins
        values.inherited.containerSize = CGSize(
            width: max(request.size.width - space.leading - space.trailing, 0),
            height: max(request.size.height - space.top - space.bottom, 0)
        )
        values.inherited.backgroundSize = CGSize(width: request.size.width, height: request.size.height)
        values.locale = Locale(identifier: request.locale)
        if values.locale.language.characterDirection == .rightToLeft { values.layoutDirection = .rightToLeft }
        if let zone = TimeZone(identifier: request.timeZone) {
            values.timeZone = zone
            values.calendar.timeZone = zone
        }
        values.calendar.locale = values.locale
        values.inherited.accent = EnvironmentValues.bundleAccent
        values.widgetContentMargins = SwiftUI.EdgeInsets(
            top: space.top,
            leading: space.leading,
            bottom: space.bottom,
            trailing: space.trailing
        )
        if request.state == .placeholder { values.redactionReasons = .placeholder }
        return values
    }
}

extension WidgetPlacement {
    init(_ family: WidgetFamilyName) {
        switch family {
        case .accessoryCircular, .accessoryCorner: self = .circular
        case .accessoryRectangular: self = .rectangular
        case .accessoryInline: self = .inline
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: self = .home
        }
    }
}

extension WidgetRenderingMode {
    init(_ name: RenderingModeName) {
        switch name {
        case .fullColor: self = .fullColor
        case .accented: self = .accented
        case .vibrant: self = .vibrant
        }
    }
}

extension Double {
    /// The number, or 0 in place of one that JSON cannot hold.
    fileprivate var finite: Double { isFinite ? self : 0 }
}
