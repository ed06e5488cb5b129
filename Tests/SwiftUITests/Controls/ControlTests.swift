import AppIntents
import SwiftUI
import Testing
import ViewTree

struct MarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Mark"

    @Parameter(title: "Task") var task: String
    @Parameter(title: "Count") var count: Int

    init() {}

    init(task: String, count: Int) {
        self.task = task
        self.count = count
    }

    func perform() async throws -> some IntentResult { .result() }
}

@MainActor
struct ControlTests {
    private struct Loud: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    @Test("a button carries its intent with the values it has now")
    func button() throws {
        let url = try #require(URL(string: "app://c"))
        let view = VStack {
            Button(intent: MarkIntent(task: "a", count: 1)) { Text("A") }
            Button("B", intent: MarkIntent(task: "b", count: 2))
            Link("C", destination: url)
        }
        .buttonStyle(.plain)
        let result = resolved(view)
        let actions = result.tree.content.actions
        let first = Invocation(intent: "MarkIntent", parameters: ["task": .string("a"), "count": .int(1)])
        #expect(actions.map(\.id) == ["b1", "b2", "l1"])
        #expect(actions[0] == ActionNode(id: "b1", action: .intent(first, control: .button), child: plainText("A")))
        #expect(actions[2].action == .link("app://c"))
        #expect(actions[2].child.firstRun?.paint == .accent)
        #expect(result.intents.count == 1)
        #expect(result.diagnostics.isEmpty)
    }

    @Test("a button without a style is a capsule in the tint")
    func defaultButton() throws {
        let node = content(Button("A", intent: MarkIntent(task: "a", count: 1)).tint(.orange))
        guard case .action(let action) = node, case .layered(let layered) = action.child else {
            Issue.record("no capsule")
            return
        }
        let fill = Paint.opacity(.color(.system(.orange)), 0.15)
        #expect(layered.layer == .shape(ShapeNode(shape: .capsule(style: .continuous), fill: fill)))
        #expect(action.child.firstRun?.paint == .color(.system(.orange)))
        #expect(action.child.firstRun?.font.size == 15)
    }

    @Test("a style of the author's own draws the label")
    func customStyle() {
        let node = content(Button("A", intent: MarkIntent(task: "a", count: 1)).buttonStyle(Loud()))
        #expect(node.actions.first?.child == .opacity(OpacityNode(opacity: 1, child: plainText("A"))))
    }

    @Test("a button that runs code shows, does nothing and is named")
    func codeButton() {
        let result = resolved(Button("A") {}.buttonStyle(.plain))
        #expect(result.tree.content == plainText("A"))
        #expect(result.diagnostics == ["a control runs code, which a widget cannot: give it an intent"])
    }

    @Test("a disabled control does nothing")
    func disabled() {
        let node = content(Button("A", intent: MarkIntent(task: "a", count: 1)).disabled(true))
        #expect(node.actions.isEmpty)
        #expect(node.strings == ["A"])
    }

    @Test("a toggle is a label, space and a switch, with its state in the action")
    func toggle() {
        let view = Toggle(isOn: true, intent: MarkIntent(task: "a", count: 1)) { Text("A") }
            .toggleStyle(.switch)
            .tint(.blue)
        let node = content(view)
        guard case .action(let action) = node, case .stack(let stack) = action.child else {
            Issue.record("no toggle")
            return
        }
        guard case .intent(_, let control) = action.action else {
            Issue.record("no intent")
            return
        }
        #expect(control == .toggle(isOn: true))
        let slider = ViewNode.toggleSwitch(SwitchNode(isOn: true, tint: .color(.system(.blue))))
        #expect(stack.axis == .horizontal)
        #expect(stack.children.count == 3)
        #expect(stack.children[0] == plainText("A"))
        #expect(stack.children[1] == .spacer(SpacerNode()))
        #expect(stack.children[2] == .accessibility(AccessibilityNode(value: "on", child: slider)))
    }

    @Test("progress is a bar with its share in words")
    func progress() {
        let bar = ViewNode.meter(MeterNode(form: .bar, value: .fraction(0.65), tint: .color(.system(.blue))))
        let node = content(ProgressView(value: 13, total: 20).tint(.blue))
        #expect(node == .accessibility(AccessibilityNode(value: "65%", child: bar)))
        let over = content(ProgressView(value: 5.0, total: 0))
        #expect(over.all.contains(.meter(MeterNode(form: .bar, value: .fraction(0)))))
        let wait = content(ProgressView())
        #expect(wait.all.contains(.meter(MeterNode(form: .progressRing, value: nil))))
    }

    @Test("a gauge takes its form from its style, and from its place without one")
    func gauge() {
        func form(_ view: some View, _ placement: WidgetPlacement) -> MeterNode.Form? {
            content(view) { $0.inherited.placement = placement }.all.lazy
                .compactMap { if case .meter(let meter) = $0 { meter.form } else { nil } }.first
        }
        let gauge = Gauge(value: 30, in: 20...40) {
            Text("L")
        } currentValueLabel: {
            Text("30")
        }
        #expect(form(gauge, .home) == .bar)
        #expect(form(gauge, .circular) == .arcMarker)
        #expect(form(gauge.gaugeStyle(.accessoryCircularCapacity), .home) == .ring)
        #expect(form(gauge.gaugeStyle(.accessoryLinear), .home) == .barMarker)
        let node = content(gauge)
        #expect(node.all.contains(.meter(MeterNode(form: .bar, value: .fraction(0.5)))))
        guard case .accessibility(let meaning) = node else {
            Issue.record("no words")
            return
        }
        #expect(meaning.value == "50%")
    }

    @Test("a label is icon and title, or what its style leaves of it")
    func label() {
        let node = content(Label("A", systemImage: "star"))
        #expect(node.children.count == 2)
        #expect(node.strings == ["A"])
        #expect(content(Label("A", systemImage: "star").labelStyle(.titleOnly)) == plainText("A"))
        #expect(content(Label("A", systemImage: "star").labelStyle(.iconOnly)).strings.isEmpty)
    }
}
