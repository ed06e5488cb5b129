import ViewTree

/// A label drawn by the style of its surroundings.
struct StyledLabel {
    let configuration: LabelStyleConfiguration
}

extension StyledLabel: View, PrimitiveView {
    typealias Body = Never

    package func resolve(in context: ResolveContext) -> [ViewNode] {
        guard let inner = context.entered(by: StyledLabel.self) else { return [] }
        let style = inner.environment.inherited.styles.label
        return EvaluationScope.within(inner.scope) { inner.resolve(style.makeView(configuration)) }
    }
}

extension LabelStyle {
    fileprivate func makeView(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// Icon and title, or what its place allows.
public struct DefaultLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Icon and title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// Icon and title, on one line.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// The icon; the title is left to assistive technology.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    nonisolated public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// What the place allows.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
