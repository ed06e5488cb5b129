import SwiftUI
import Testing
import ViewTree

@MainActor
struct EnvironmentTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    private struct Named: EnvironmentKey { static var defaultValue: String { "nobody" } }

    private struct Greeting: View {
        @Environment(\.testName) private var name
        @ScaledMetric private var gap: CGFloat = 10
        @State private var count = 3
        var body: some View {
            VStack(spacing: gap) {
                Text(verbatim: "\(name) \(count)")
                ForEach(0..<1) { _ in Text(verbatim: name) }.environment(\.testName, "inner")
            }
        }
    }

    @Test("a read of the colour scheme is noted, and only then")
    func reads() {
        #expect(resolved(Text("a").foregroundStyle(.red)).reads.isEmpty)
        let result = resolved(Scheme()) { $0.inherited.colorScheme = .dark }
        #expect(result.reads == [.colorScheme])
        #expect(result.tree.content.strings == ["dark"])
    }

    @Test("a scheme that a view has chosen does not vary, and its colours are fixed")
    func fixedScheme() {
        let view = VStack {
            Scheme()
            Rectangle().fill(.red)
        }
        .environment(\.colorScheme, .dark)
        let result = resolved(view)
        #expect(result.reads.isEmpty)
        #expect(result.tree.content.strings == ["dark"])
        #expect(result.tree.content.firstRun?.paint == .color(.fixed(.white)))
        let red = ViewNode.shape(ShapeNode(shape: .rectangle, fill: .color(.fixed(RGBA(bytes: 255, 66, 69)))))
        #expect(result.tree.content.children.last == red)
    }

    @Test("values of the author's own keys reach the views inside")
    func customKey() {
        let view = VStack {
            Greeting()
            Greeting().environment(\.testName, "Ada")
        }
        // A loop's content belongs to the view that wrote it and sees what that view sees.
        #expect(content(view).strings == ["nobody 3", "nobody", "Ada 3", "Ada"])
    }

    @Test("a key of an outer module is noted when it is read")
    func notedKey() {
        let log = EnvironmentReadLog()
        var environment = EnvironmentValues()
        environment.readLog = log
        #expect(environment.value(of: Named.self, noting: .widgetRenderingMode) == "nobody")
        #expect(log.reads == [.widgetRenderingMode])
    }

    @Test("lengths follow the size of texts")
    func scaledMetric() {
        guard case .stack(let stack) = content(Greeting().dynamicTypeSize(.accessibility1)) else {
            Issue.record("no stack")
            return
        }
        #expect(stack.spacing == 10 * (28.0 / 17))
    }

    @Test("a size of texts outside of a range is brought to its nearest end")
    func typeSizeRange() {
        let view = Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge)
        let size = content(view) { $0.inherited.dynamicTypeSize = .accessibility5 }.firstRun?.font.size
        #expect(size == 21)
    }

    @Test("an environment that is changed leaves its copies alone")
    func valueSemantics() {
        let first = EnvironmentValues()
        var second = first
        second.lineLimit = 2
        second[Named.self] = "x"
        #expect(first.lineLimit == nil)
        #expect(first[Named.self] == "nobody")
        #expect(second.lineLimit == 2)
    }
}

extension EnvironmentValues {
    fileprivate var testName: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct NameKey: EnvironmentKey { static var defaultValue: String { "nobody" } }
