public import AppIntents
import Foundation
package import ViewTree

/// A control that a tap acts on.
public struct Button<Label> {
    let label: Label
    let role: ButtonRole?
    let act: ControlAct
}

/// What a control does.
enum ControlAct {
    /// Runs code of the app's, which an archived widget cannot.
    case code(@MainActor () -> Void)
    /// Performs an intent in the widget's extension.
    case intent(any AppIntent)
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// Destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label: View {
    /// A button that performs an intent.
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, act: .intent(intent))
    }

    /// A button that performs an intent.
    public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, act: .intent(intent))
    }

    /// A button that runs code; in a widget it does nothing.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, act: .code(action))
    }

    /// A button that runs code; in a widget it does nothing.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: role, act: .code(action))
    }
}

extension Button where Label == Text {
    /// A button that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
        self.init(label: Text(titleKey), role: role, act: .intent(intent))
    }

    /// A button that performs an intent.
    @_disfavoredOverload
    public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, role: ButtonRole? = nil, intent: Intent) {
        self.init(label: Text(title), role: role, act: .intent(intent))
    }

    /// A button that runs code; in a widget it does nothing.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(titleKey), role: role, act: .code(action))
    }

    /// A button that runs code; in a widget it does nothing.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), role: role, act: .code(action))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a symbol that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: Intent) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: nil, act: .intent(intent))
    }

    /// A button with a symbol that runs code; in a widget it does nothing.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), role: nil, act: .code(action))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to show.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(label: configuration.label, role: configuration.role, act: configuration.act)
    }
}

extension Button: View, PrimitiveView where Label: View {
    /// Resolves itself.
    public typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard let inner = context.entered(by: Self.self) else { return [] }
        let look = inner.environment.inherited.styles.button
        let nodes: [ViewNode]
        switch look {
        case .standard(let style):
            let configuration = ButtonStyleConfiguration(role: role, label: StyledPart(label))
            nodes = EvaluationScope.within(inner.scope) { inner.resolve(style.makeView(configuration)) }
        case .primitive(let style):
            // What the style makes may hold this button again, then in the plain look.
            var plain = inner
            plain.environment.inherited.styles.button = .standard(PlainLook())
            let configuration = PrimitiveButtonStyleConfiguration(role: role, label: StyledPart(label), act: act)
            let view = EvaluationScope.within(inner.scope) { style.makeView(configuration) }
            return plain.resolve(view)
        }
        let joined = nodes.count == 1 ? nodes[0] : .depthStack(DepthStackNode(children: nodes))
        return [context.acting(joined, act: act, control: .button)]
    }
}

extension ResolveContext {
    /// The node with what a tap on it does; without it where the control is disabled or runs only code.
    func acting(_ node: ViewNode, act: ControlAct, control: Action.Control) -> ViewNode {
        guard environment.inherited.isEnabled else {
            return .accessibility(
                AccessibilityNode(traits: ["disabled"], child: .opacity(.init(opacity: 0.5, child: node)))
            )
        }
        guard case .intent(let intent) = act else {
            record.note("a control runs code, which a widget cannot: give it an intent")
            return node
        }
        record.note(intent: type(of: intent))
        return .action(ActionNode(action: .intent(Invocation(intent), control: control), child: node))
    }
}

extension Invocation {
    /// An intent with its parameters as they are now.
    init(_ intent: any AppIntent) {
        self.init(
            intent: type(of: intent).intentName,
            parameters: intent.encodedParameters().mapValues { JSONValue($0) }
        )
    }
}

extension JSONValue {
    init(_ value: IntentValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map { JSONValue($0) })
        case .object(let values): self = .object(values.mapValues { JSONValue($0) })
        }
    }
}
