package import AppIntents
package import Foundation
import ViewLayout
package import ViewTree

/// What one resolution collects beside the nodes.
package final class ResolutionRecord {
    /// Appearance-dependent values that the view's code asked for.
    package let reads = EnvironmentReadLog()
    /// What went wrong, each sentence once, in order.
    package private(set) var diagnostics: [String] = []
    /// The intents of buttons and toggles, each type once, in order.
    package private(set) var intents: [any AppIntent.Type] = []
    /// The container background that the view set last.
    package var background: ViewNode?
    /// Where a tap beside all controls leads.
    package var url: String?
    /// The symbols whose names have been looked at.
    var checkedSymbols: Set<String> = []
    let symbols = SymbolNames()
    /// Whether the parts of the view are previews to be told apart.
    var collectsPreviews = false
    /// What modifiers said of previews, by the number in their mark.
    var previewTraits: [PreviewTraits] = []
    /// Handlers of URLs that open the app, outermost last.
    package var urlHandlers: [(URL) -> Void] = []
    /// How many parts have been resolved.
    package var nodeCount = 0

    /// Frames of leaves whose content depends on their size, as the pass before this one found them.
    package let leafFrames: [Int: CGRect]
    /// How many such leaves there are so far.
    package private(set) var leafCount = 0

    /// Layouts of the author's own, by number.
    private(set) var layouts: [Int: any CustomLayout] = [:]
    /// Whether some view is the one of several that fits.
    var hasChoices = false
    /// What views tell layouts of the author's own about themselves.
    private(set) var layoutValues: [(key: ObjectIdentifier, value: Any)] = []

    /// The most parts a view may have.
    package static let nodeLimit = 20_000

    /// The most diagnostics that are kept.
    package static let diagnosticLimit = 100

    private var intentIdentifiers: Set<ObjectIdentifier> = []

    package init(leafFrames: [Int: CGRect] = [:]) {
        self.leafFrames = leafFrames
    }

    /// The number of a further leaf whose content depends on its size.
    func newSizedLeaf() -> Int {
        leafCount += 1
        return leafCount
    }

    /// Keeps a layout of the author's own for as long as its view is being evaluated; gives its number.
    func add(_ layout: any CustomLayout) -> Int {
        let number = layouts.count + 1
        layouts[number] = layout
        return number
    }

    /// Keeps a value for layouts of the author's own; gives its number.
    func add(layoutValue value: Any, for key: ObjectIdentifier) -> Int {
        layoutValues.append((key, value))
        return layoutValues.count - 1
    }

    /// Notes a diagnostic once.
    package func note(_ diagnostic: String) {
        guard diagnostics.count < Self.diagnosticLimit, !diagnostics.contains(diagnostic) else { return }
        diagnostics.append(diagnostic)
    }

    /// Notes an intent's type once.
    package func note(intent: any AppIntent.Type) {
        if intentIdentifiers.insert(ObjectIdentifier(intent)).inserted { intents.append(intent) }
    }
}

/// An environment value that differs between appearances.
package struct EnvironmentRead: Hashable, Sendable {
    package let name: String

    package static let colorScheme = EnvironmentRead(name: "colorScheme")
    package static let colorSchemeContrast = EnvironmentRead(name: "colorSchemeContrast")
    package static let isLuminanceReduced = EnvironmentRead(name: "isLuminanceReduced")
    package static let widgetRenderingMode = EnvironmentRead(name: "widgetRenderingMode")
    package static let showsWidgetContainerBackground = EnvironmentRead(name: "showsWidgetContainerBackground")

    package init(name: String) {
        self.name = name
    }
}

/// The environment values that have been read; shared by all environments of a resolution.
package final class EnvironmentReadLog {
    package private(set) var reads: Set<EnvironmentRead> = []
    /// What code without a context found to be missing, each sentence once, in order.
    package private(set) var diagnostics: [String] = []

    package init() {}

    /// Notes that a value was read.
    package func note(_ read: EnvironmentRead) { reads.insert(read) }

    /// Notes a diagnostic once.
    package func note(_ diagnostic: String) {
        guard diagnostics.count < ResolutionRecord.diagnosticLimit, !diagnostics.contains(diagnostic) else { return }
        diagnostics.append(diagnostic)
    }
}
