public import AppIntents
import Foundation
package import ViewTree

/// A control that is on or off.
public struct Toggle<Label> {
    let label: Label
    let isOn: Binding<Bool>
    let act: ControlAct
}

extension Toggle where Label: View {
    /// A toggle that performs an intent.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: .constant(isOn), act: .intent(intent))
    }

    /// A toggle of a value that a view owns; in a widget a tap does nothing.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn, act: .code {})
    }
}

extension Toggle where Label == Text {
    /// A toggle that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(label: Text(titleKey), isOn: .constant(isOn), act: .intent(intent))
    }

    /// A toggle that performs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, isOn: Bool, intent: Intent) {
        self.init(label: Text(title), isOn: .constant(isOn), act: .intent(intent))
    }

    /// A toggle of a value that a view owns; in a widget a tap does nothing.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(label: Text(titleKey), isOn: isOn, act: .code {})
    }

    /// A toggle of a value that a view owns; in a widget a tap does nothing.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn, act: .code {})
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to show.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(label: configuration.label, isOn: configuration.$isOn, act: configuration.act)
    }
}

extension Toggle: View, PrimitiveView where Label: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard var inner = context.entered(by: Self.self) else { return [] }
        let style = inner.environment.inherited.styles.toggle
        // What the style makes may hold this toggle again, then as a switch.
        inner.environment.inherited.styles.toggle = SwitchToggleStyle()
        let configuration = ToggleStyleConfiguration(label: StyledPart(label), isOn: isOn, act: act)
        let view = EvaluationScope.within(inner.scope) { style.makeView(configuration) }
        let node = inner.resolveOne(view)
        if case .action = node { return [node] }
        return [context.acting(node, act: act, control: .toggle(isOn: isOn.wrappedValue))]
    }
}

/// A toggle's parts.
public struct ToggleStyleConfiguration {
    /// What the toggle is called.
    public let label: StyledPart
    /// Whether it is on.
    @Binding public var isOn: Bool
    let act: ControlAct

    /// Whether only some of several values are on.
    public var isMixed: Bool { false }

    /// What the toggle is called.
    public typealias Label = StyledPart

    init(label: StyledPart, isOn: Binding<Bool>, act: ControlAct) {
        self.label = label
        _isOn = isOn
        self.act = act
    }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of a toggle in this style.
    associatedtype Body: View

    /// A toggle in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A toggle's parts.
    typealias Configuration = ToggleStyleConfiguration
}

extension ToggleStyle {
    func makeView(_ configuration: ToggleStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// What the place asks for: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}

    /// A switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A label and a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// A switch in the tint.
    nonisolated public init() {
        tint = nil
    }

    /// A switch in a colour.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    /// A label and a switch, across the whole width.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A label that looks pressed when on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    nonisolated public init() {}

    /// A capsule, full of the tint when on.
    public func makeBody(configuration: Configuration) -> some View {
        CapsuleButton(
            configuration: ButtonStyleConfiguration(role: nil, label: configuration.label),
            isProminent: configuration.isOn
        )
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// What the place asks for.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A label that looks pressed when on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The label and the switch of a toggle.
private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.controlLabelsHidden) private var areLabelsHidden

    var body: some View {
        if areLabelsHidden {
            SwitchPart(isOn: configuration.isOn, tint: tint, hiddenLabel: configuration.label)
        } else {
            HStack {
                configuration.label
                Spacer()
                SwitchPart(isOn: configuration.isOn, tint: tint)
            }
        }
    }
}

/// The sliding part of a toggle.
private struct SwitchPart: View, PrimitiveView {
    typealias Body = Never

    let isOn: Bool
    let tint: Color?
    /// What the switch is called where no label shows.
    var hiddenLabel: StyledPart?

    func resolve(in context: ResolveContext) -> [ViewNode] {
        let paint = tint?.paint(in: context.environment) ?? context.environment.inherited.tint
        let node = ViewNode.toggleSwitch(SwitchNode(isOn: isOn, tint: paint))
        let label = hiddenLabel.flatMap { context.resolveOne($0).words }
        return [.accessibility(AccessibilityNode(label: label, value: isOn ? "on" : "off", child: node))]
    }
}

extension EnvironmentValues {
    /// Whether controls show no label.
    var controlLabelsHidden: Bool { inherited.areLabelsHidden }
}

extension ViewNode {
    /// What the texts below say, on one line.
    fileprivate var words: String? {
        var parts: [String] = []
        walk { node in
            guard case .text(let text) = node else { return }
            let strings = text.runs.map { if case .string(let string) = $0.content { string } else { "" } }
            parts.append(strings.joined())
        }
        let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return words.isEmpty ? nil : words
    }
}
