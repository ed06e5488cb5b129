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

    /// The shape of bordered buttons.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        inContext { $0.environment.inherited.buttonBorderShape = shape }
    }

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
    private enum Outline: Hashable, Sendable {
        case capsule, circle
        /// The corners' radius in points; nil for one that suits the button's size.
        case rounded(CGFloat?)
    }

    private let outline: Outline

    /// What the place asks for: a capsule.
    public static let automatic = ButtonBorderShape(outline: .capsule)
    /// With half circles at its shorter sides.
    public static let capsule = ButtonBorderShape(outline: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(outline: .circle)
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape(outline: .rounded(nil))

    /// With round corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(outline: .rounded(max(radius.finite, 0)))
    }

    /// Whether the button is as wide as it is high.
    var isCircle: Bool { outline == .circle }

    /// The outline of a button of `height`, in points.
    func shape(height: CGFloat) -> AnyShape {
        switch outline {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? (height / 4).rounded()))
        }
    }
}
