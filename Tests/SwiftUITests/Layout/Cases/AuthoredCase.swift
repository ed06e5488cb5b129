import SwiftUI
import Testing

/// A view as its author writes it, the space it is offered and the frames that follow from the layout rules.
struct AuthoredCase: Sendable, CustomTestStringConvertible {
    /// What the case is about.
    var rule: String
    /// Width and height in points.
    var host: (width: Double, height: Double)
    /// By accessibility identifier: x, y, width and height in points; nil for a number that depends on a font.
    var frames: [String: [Double?]]
    var view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
        _ rule: String,
        _ width: Double,
        _ height: Double,
        _ frames: [String: [Double?]],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
        self.rule = rule
        host = (width, height)
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    var testDescription: String { rule }

    static let all =
        spacers + stacks + distances + frameCases + paddings + aspects + layers + guides + grids + lazyContainers
        + choices + customLayouts + directions + surroundings
}

@MainActor
@Suite("Layout of views as authors write them")
struct AuthoredCaseTests {
    @Test("every view gets its frame within a hundredth of a point", arguments: AuthoredCase.all)
    func places(_ authored: AuthoredCase) throws {
        let placed = try frames(authored.view(), authored.host.width, authored.host.height)
        for (name, expected) in authored.frames.sorted(by: { $0.key < $1.key }) {
            let frame = placed[name] ?? []
            let agrees =
                frame.count == expected.count
                && zip(frame, expected).allSatisfy { got, wanted in wanted.map { abs($0 - got) < 0.01 } ?? true }
            #expect(agrees, "\(name): \(frame) in place of \(expected)")
        }
    }

    @Test("each rule is told once")
    func rulesDiffer() {
        #expect(Set(AuthoredCase.all.map(\.rule)).count == AuthoredCase.all.count)
    }
}
