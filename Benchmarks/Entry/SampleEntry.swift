internal import Foundation
internal import Rendering
internal import SwiftUI
internal import ViewLayout
internal import ViewTree

/// A systemMedium entry that is measured.
@MainActor
struct SampleEntry {
    let name: String
    private let makeTree: @MainActor () -> EntryTree
    private let renderer = EntryRenderer()

    init(_ name: String, _ makeView: @escaping @MainActor () -> some View) {
        self.name = name
        makeTree = { ViewResolver.resolve(makeView(), environment: EnvironmentValues()).tree }
    }

    /// The shapes that templates have, and a richer one.
    static let all = [
        SampleEntry("figure") { FigureView() },
        SampleEntry("goal") { GoalView() },
        SampleEntry("checklist") { ChecklistView() },
        SampleEntry("rich") { RichView() },
    ]

    func resolve() -> EntryTree {
        var tree = makeTree()
        tree.margins = ViewTree.EdgeInsets(all: 16)
        return tree
    }

    func dated(_ tree: EntryTree) -> EntryTree {
        tree.resolvingDates(at: 1_790_000_000, locale: Locale(identifier: "en_US"), timeZone: .gmt).tree
    }

    func drawn(_ tree: EntryTree) -> String {
        renderer.render(
            tree,
            family: "systemMedium",
            size: Size(width: 338, height: 158),
            title: "Sample",
            idPrefix: "sample"
        )
    }

    func picture() -> String { drawn(dated(resolve())) }

    /// Stops where the entry is not what it is measured as.
    func check() {
        precondition(picture().contains("<text"), "\(name) draws no text")
    }
}
