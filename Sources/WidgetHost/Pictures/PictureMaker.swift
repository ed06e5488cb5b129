internal import ExtensionProtocol
internal import Foundation
internal import Rendering
internal import ViewLayout
internal import ViewTree

/// Draws entries of an archive: dates are put into words for the instant, then layout, then SVG.
struct PictureMaker: Sendable {
    let locale: Locale
    let timeZone: TimeZone
    /// One for all pictures, since its symbols are kept once they are drawn.
    private let renderer = EntryRenderer()

    init(configuration: Configuration) {
        locale = Locale(identifier: configuration.locale)
        timeZone = configuration.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
    }

    /// The tree that `entry` shows at `now`, with nothing left that depends on the instant.
    func tree(
        of entry: ArchivedEntry,
        in archive: TimelineArchive,
        request: PictureRequest,
        at now: Double
    ) -> (tree: EntryTree, nextChange: Double?)? {
        let environment = ArchiveEnvironment(isDark: request.scheme == .dark, mode: request.mode ?? .fullColor)
        return archive.tree(of: entry, in: environment)?.resolvingDates(at: now, locale: locale, timeZone: timeZone)
    }

    /// The picture of entry `index` at `now`.
    func picture(
        of index: Int,
        in archive: TimelineArchive,
        request: PictureRequest,
        title: String,
        idPrefix: String,
        at now: Double
    ) -> Picture? {
        guard archive.entries.indices.contains(index),
            let (tree, tick) = tree(of: archive.entries[index], in: archive, request: request, at: now)
        else { return nil }
        var renderer = renderer
        renderer.appearance = Self.appearance(request, family: archive.family)
        let family = archive.family.rawValue
        var night = request
        night.scheme = .dark
        let svg =
            if request.scheme == .auto,
                let dark = self.tree(of: archive.entries[index], in: archive, request: night, at: now)?.tree
            {
                renderer.renderAdaptive(
                    light: tree,
                    dark: dark,
                    family: family,
                    size: archive.size,
                    title: title,
                    idPrefix: idPrefix
                )
            } else {
                renderer.render(tree, family: family, size: archive.size, title: title, idPrefix: idPrefix)
            }
        let nextEntry = archive.entries.first { $0.date > now }?.date
        return Picture(svg: svg, validUntil: [tick, nextEntry].compactMap { $0 }.min())
    }

    private static func appearance(_ request: PictureRequest, family: WidgetFamilyName) -> Appearance {
        let mode = request.mode ?? .fullColor
        return Appearance(
            scheme: request.scheme == .dark ? .dark : .light,
            mode: Appearance.Mode(rawValue: mode.rawValue) ?? .fullColor,
            tint: request.tint,
            showsBackground: request.background ?? (mode == .fullColor)
        )
    }
}
