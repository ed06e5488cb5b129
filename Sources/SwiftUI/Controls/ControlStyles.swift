/// The styles of controls that the environment carries.
package struct ControlStyles {
    var label: any LabelStyle = DefaultLabelStyle()
    var button: ButtonLook = .standard(DefaultButtonStyle())
    var toggle: any ToggleStyle = DefaultToggleStyle()
    var gauge: any GaugeStyle = DefaultGaugeStyle()
    var progress: any ProgressViewStyle = DefaultProgressViewStyle()
    var groupBox: any GroupBoxStyle = DefaultGroupBoxStyle()

    package init() {}

    /// The two kinds of button style.
    enum ButtonLook {
        case standard(any ButtonStyle)
        case primitive(any PrimitiveButtonStyle)
    }
}

extension View {
    /// How labels look.
    nonisolated public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.label = style }
    }

    /// How buttons look.
    nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.button = .standard(style) }
    }

    /// How buttons look.
    nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.button = .primitive(style) }
    }

    /// How toggles look.
    nonisolated public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.toggle = style }
    }

    /// How gauges look.
    nonisolated public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.gauge = style }
    }

    /// How progress views look.
    nonisolated public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.progress = style }
    }

    /// How group boxes look.
    nonisolated public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        inContext { $0.environment.inherited.styles.groupBox = style }
    }

    /// The size of controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Controls without their labels.
    nonisolated public func labelsHidden() -> some View {
        inContext { $0.environment.inherited.areLabelsHidden = true }
    }

    /// The shape of bordered buttons; they are capsules here.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

    /// Whether controls act.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        inContext { if disabled { $0.environment.inherited.isEnabled = false } }
    }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// The usual size.
    case regular
    /// Large.
    case large
    /// The largest.
    case extraLarge
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private let name: String

    /// What the place asks for.
    public static let automatic = ButtonBorderShape(name: "automatic")
    /// With half circles at its shorter sides.
    public static let capsule = ButtonBorderShape(name: "capsule")
    /// A circle.
    public static let circle = ButtonBorderShape(name: "circle")
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
}
