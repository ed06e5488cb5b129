/// Views in a box.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox where Label: View, Content: View {
    /// Views in a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Views in a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    /// Views in a box.
    public init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }
}

extension GroupBox where Label == Text, Content: View {
    /// Views in a box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }
}

extension GroupBox: View where Label: View, Content: View {
    /// The box in the style of its surroundings.
    public var body: some View {
        BoxView(configuration: GroupBoxStyleConfiguration(label: StyledPart(label), content: StyledPart(content)))
    }
}

/// A box's parts.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public let label: StyledPart
    /// The views inside.
    public let content: StyledPart
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of a box in this style.
    associatedtype Body: View

    /// A box in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A box's parts.
    typealias Configuration = GroupBoxStyleConfiguration
}

extension GroupBoxStyle {
    func makeView(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// A box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    nonisolated public init() {}

    /// The label above the views, on a gentle ground.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.fill.quaternary, in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A box with round corners.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct BoxView: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.groupBoxStyleValue) private var style

    var body: some View { style.makeView(configuration) }
}

extension EnvironmentValues {
    fileprivate var groupBoxStyleValue: any GroupBoxStyle { inherited.styles.groupBox }
}
