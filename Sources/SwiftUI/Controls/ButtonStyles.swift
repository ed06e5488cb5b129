import Foundation

/// A button's parts.
public struct ButtonStyleConfiguration {
    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: StyledPart
    /// Whether a finger lies on it; never in a widget.
    public var isPressed: Bool { false }

    /// What the button shows.
    public typealias Label = StyledPart
}

/// A button's parts and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: StyledPart
    let act: ControlAct

    /// What the button shows.
    public typealias Label = StyledPart

    /// Does what a tap does.
    @MainActor public func trigger() {
        if case .code(let action) = act { action() }
    }
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of a button in this style.
    associatedtype Body: View

    /// A button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A button's parts.
    typealias Configuration = ButtonStyleConfiguration
}

/// How buttons look and act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of a button in this style.
    associatedtype Body: View

    /// A button in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A button's parts.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension ButtonStyle {
    func makeView(_ configuration: ButtonStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

extension PrimitiveButtonStyle {
    func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The label alone, for buttons inside primitive styles.
struct PlainLook: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The bordered capsule that widgets show for buttons without a style.
struct DefaultButtonStyle: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        CapsuleButton(configuration: configuration, isProminent: false)
    }
}

/// A label in a capsule; figures after UIKit's buttons of iOS 26.
struct CapsuleButton: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.inherited.buttonBorderShape) private var borderShape

    var body: some View {
        configuration.label
            .font(.system(size: fontSize, weight: isProminent ? .semibold : .regular))
            .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : ground)
            .padding(.horizontal, borderShape.isCircle ? 0 : padding)
            .frame(minWidth: borderShape.isCircle ? height : nil, minHeight: height)
            .background(
                isProminent ? ground : AnyShapeStyle(ground.opacity(0.15)),
                in: borderShape.shape(height: height)
            )
    }

    private var ground: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private var height: CGFloat {
        switch size {
        case .mini, .small: 28
        case .regular: 34
        case .large: 50
        case .extraLarge: 60
        }
    }

    private var padding: CGFloat {
        switch size {
        case .mini, .small: 10
        case .regular: 12
        case .large: 20
        case .extraLarge: 24
        }
    }

    private var fontSize: CGFloat {
        switch size {
        case .mini, .small, .regular: 15
        case .large: 17
        case .extraLarge: 20
        }
    }
}
