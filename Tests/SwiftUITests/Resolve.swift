import SwiftUI
import ViewTree

/// The tree of a view in the default environment, changed by `change`.
@MainActor
func resolved(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedView {
    var environment = EnvironmentValues()
    environment.inherited.locale = Locale(identifier: "en_US")
    change(&environment)
    return ViewResolver.resolve(view, environment: environment)
}

/// The content of a view in the default environment.
@MainActor
func content(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ViewNode {
    resolved(view, change).tree.content
}

extension ViewNode {
    /// All nodes from this one down.
    var all: [ViewNode] {
        var nodes: [ViewNode] = []
        walk { nodes.append($0) }
        return nodes
    }

    /// The text nodes in order.
    var texts: [TextNode] { all.compactMap { if case .text(let node) = $0 { node } else { nil } } }

    /// The strings of all runs in order.
    var strings: [String] {
        texts.flatMap(\.runs).compactMap { if case .string(let string) = $0.content { string } else { nil } }
    }

    /// The actions in order.
    var actions: [ActionNode] { all.compactMap { if case .action(let node) = $0 { node } else { nil } } }

    /// The first run of the first text.
    var firstRun: TextRun? { texts.first?.runs.first }
}

/// A text node of one run in the body font, as a plain `Text` gives it.
func plainText(_ string: String) -> ViewNode {
    .text(TextNode(runs: [TextRun(content: .string(string), font: bodyFont)]))
}

/// The body style at the default size: 17 points on 22 points of line.
let bodyFont = FontDescription(size: 17, leading: 22 - 17 * 1.193359375)
