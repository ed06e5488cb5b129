internal import ExtensionProtocol
internal import Foundation
internal import SwiftUI
internal import ViewTree

extension ExtensionService {
    /// Hands the link to every handler of the app's first window, and archives what the window shows then.
    func open(_ request: OpenRequest) throws(ExtensionFailure) -> TimelineArchive {
        guard let root else {
            throw ExtensionFailure(
                reason: .noApp,
                message: "this executable's @main is no App, so there is nothing to open links; widgets only carry them"
            )
        }
        guard let url = URL(string: request.url), url.scheme != nil else {
            throw ExtensionFailure(
                reason: .badParameter,
                message: "\"\(request.url)\" is no URL with a scheme",
                parameter: "url"
            )
        }
        var values = EnvironmentValues()
        values.inherited.containerSize = CGSize(width: request.size.width, height: request.size.height)
        values.locale = Locale(identifier: request.locale)
        if let zone = TimeZone(identifier: request.timeZone) { values.timeZone = zone }
        for handler in Self.resolve(root, values).urlHandlers { handler(url) }
        let resolved = Self.resolve(root, values)
        let now = Date().timeIntervalSince1970
        return TimelineArchive(
            kind: "App",
            family: .systemLarge,
            size: request.size,
            state: .timeline,
            generatedAt: now,
            entries: [ArchivedEntry(date: now, tree: 0)],
            policy: .never,
            trees: [resolved.tree],
            diagnostics: resolved.diagnostics
        )
    }

    private static func resolve(_ view: some View, _ values: EnvironmentValues) -> ResolvedView {
        ViewResolver.resolve(view, environment: values)
    }
}
