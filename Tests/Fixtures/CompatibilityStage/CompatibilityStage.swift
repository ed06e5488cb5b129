internal import Foundation
internal import Rendering
public import SwiftUI
internal import ViewTree
public import WidgetKit

/// What becomes of a view that is compiled as an outside author's is.
public struct StagedView: Sendable {
    /// The resolved tree as JSON.
    public let tree: String
    /// The picture as SVG.
    public let picture: String
    /// What the view was told to have no effect.
    public let diagnostics: [String]
}

/// Resolves and draws views for the tests of the author's surface, which see nothing of the package's inside.
@MainActor
public enum CompatibilityStage {
    /// The outcome of a view in a widget of a family.
    public static func stage(_ view: some View, in family: WidgetFamily = .systemSmall) -> StagedView {
        let size = ViewTree.Size(width: 200, height: 160)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        environment.inherited.containerSize = CGSize(width: size.width, height: size.height)
        environment.widgetFamily = family
        let resolved = ViewResolver.resolve(view, environment: environment)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = (try? encoder.encode(resolved.tree)).map { String(decoding: $0, as: UTF8.self) }
        let picture = EntryRenderer().render(
            resolved.tree,
            family: family.description,
            size: size,
            title: "",
            idPrefix: "c"
        )
        return StagedView(tree: json ?? "", picture: picture, diagnostics: resolved.diagnostics)
    }
}
