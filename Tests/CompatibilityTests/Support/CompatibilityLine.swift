import CompatibilityStage
import SwiftUI

/// One name of Apple's that authors use, with a line that uses it and the proof of what becomes of it.
@MainActor
struct CompatibilityLine {
    /// What becomes of a name.
    enum Status: String {
        case supported
        /// Compiles, changes nothing, and is named in the diagnostics.
        case withoutEffect = "no effect, noted"
        /// Compiles and has nothing to do on a widget that stands still; not worth a note.
        case quiet = "nothing to do"
    }

    let name: String
    let status: Status
    /// Says why the status is not true; nil where it is.
    let problem: () -> String?

    private init(_ name: String, _ status: Status, problem: @escaping () -> String?) {
        self.name = name
        self.status = status
        self.problem = problem
    }

    /// A view that draws something.
    static func view<V: View>(_ name: String, @ViewBuilder _ make: @escaping () -> V) -> CompatibilityLine {
        CompatibilityLine(name, .supported) {
            let empty = CompatibilityStage.stage(EmptyView())
            let staged = CompatibilityStage.stage(make())
            return staged.tree == empty.tree ? "the view leaves no node" : nil
        }
    }

    /// A modifier that changes the tree of the view before it.
    static func modifier<B: View, V: View>(
        _ name: String,
        on base: @autoclosure @escaping () -> B,
        @ViewBuilder _ apply: @escaping (B) -> V
    ) -> CompatibilityLine {
        CompatibilityLine(name, .supported) {
            let plain = CompatibilityStage.stage(base())
            let changed = CompatibilityStage.stage(apply(base()))
            return plain.tree == changed.tree ? "the tree is the same without it" : nil
        }
    }

    /// A modifier that changes the tree of a row of a text, a symbol and a block.
    static func modifier<V: View>(
        _ name: String,
        @ViewBuilder _ apply: @escaping (Sample) -> V
    ) -> CompatibilityLine {
        modifier(name, on: Sample(), apply)
    }

    /// A modifier that leaves the tree as it is, and says so unless it is `quiet`.
    static func inert<V: View>(
        _ name: String,
        _ status: Status = .withoutEffect,
        @ViewBuilder _ apply: @escaping (Sample) -> V
    ) -> CompatibilityLine {
        CompatibilityLine(name, status) {
            let plain = CompatibilityStage.stage(Sample())
            let changed = CompatibilityStage.stage(apply(Sample()))
            guard plain.tree == changed.tree else { return "the tree changes: it has an effect" }
            if status == .withoutEffect, changed.diagnostics.isEmpty { return "no diagnostic names it" }
            return nil
        }
    }

    /// Something else that holds.
    static func fact(_ name: String, _ holds: @escaping () -> Bool) -> CompatibilityLine {
        CompatibilityLine(name, .supported) { holds() ? nil : "it does not hold" }
    }
}

/// What modifiers are tried on.
struct Sample: View {
    var body: some View {
        HStack {
            Text("Agile 12")
            Image(systemName: "star.fill")
            Color.red.frame(width: 20, height: 20)
        }
    }
}

/// Lines below a heading.
struct CompatibilitySection {
    let title: String
    let lines: [CompatibilityLine]
}

/// Lets lines stand below each other, each type-checked by itself.
@MainActor
@resultBuilder
enum LineList {
    static func buildExpression(_ line: CompatibilityLine) -> [CompatibilityLine] { [line] }
    static func buildBlock(_ lines: [CompatibilityLine]...) -> [CompatibilityLine] { lines.flatMap { $0 } }
}
