import Foundation
internal import Rendering
internal import SwiftUI
internal import ViewTree

/// Draws goldens as the service draws entries.
@MainActor
enum GoldenStage {
    /// 2027-01-15 12:00:00 UTC.
    static let instant = 1_800_014_400.0

    /// A hundred seconds before ``instant``, where the timers of goldens begin.
    static var start: Date { Date(timeIntervalSince1970: instant - 100) }

    /// The picture of `golden`, a line for each element so that two of them can be compared by a line tool.
    static func picture(of golden: Golden) throws -> String {
        let surroundings = golden.surroundings
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.colorScheme = surroundings.scheme
        environment.dynamicTypeSize = surroundings.typeSize
        environment.inherited.containerSize = CGSize(width: golden.width, height: golden.height)
        if surroundings.isRightToLeft { environment.layoutDirection = .rightToLeft }
        let resolved = ViewResolver.resolve(golden.view(), environment: environment)
        let archived = try JSONDecoder().decode(EntryTree.self, from: JSONEncoder().encode(resolved.tree))
        let tree = archived.resolvingDates(
            at: instant,
            locale: locale,
            timeZone: TimeZone(secondsFromGMT: 0) ?? .current
        ).tree
        var renderer = EntryRenderer(isRightToLeft: surroundings.isRightToLeft)
        renderer.appearance.scheme = surroundings.scheme == .dark ? .dark : .light
        renderer.appearance.contrast = surroundings.hasIncreasedContrast ? .increased : .standard
        return renderer.render(
            tree,
            family: surroundings.family,
            size: ViewTree.Size(width: golden.width, height: golden.height),
            title: golden.name,
            idPrefix: "g"
        )
        // Blanks inside of text are drawn.
        .replacing(/><(?!\/?tspan|\/text)/, with: ">\n<") + "\n"
    }

    private static let locale = Locale(identifier: "en_US")
}
