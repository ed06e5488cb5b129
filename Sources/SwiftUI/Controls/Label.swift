import Foundation

/// A title with an icon.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label where Title: View, Icon: View {
    /// A title with an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
        icon = Image(systemName: name)
    }

    /// A title with a symbol.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }

    /// A title with a picture.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        title = Text(titleKey)
        icon = Image(name)
    }

    /// A title with a picture.
    @_disfavoredOverload
    public init<Content: StringProtocol>(_ title: Content, image name: String) {
        self.title = Text(title)
        icon = Image(name)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to show.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label: View where Title: View, Icon: View {
    /// The label in the style of its surroundings.
    public var body: some View {
        StyledLabel(configuration: LabelStyleConfiguration(title: .init(title), icon: .init(icon)))
    }
}

/// A part of a control that a style puts in its place.
public struct StyledPart {
    let content: AnyView
    let change: (inout ResolveContext) -> Void

    init<Content: View>(_ content: Content, change: @escaping (inout ResolveContext) -> Void = { _ in }) {
        self.content = AnyView(content)
        self.change = change
    }
}

extension StyledPart: View {
    /// The part.
    public var body: some View { content.inContext(change) }
}

/// A label's parts.
public struct LabelStyleConfiguration {
    /// The title.
    public typealias Title = StyledPart
    /// The icon.
    public typealias Icon = StyledPart

    /// The title.
    public let title: StyledPart
    /// The icon.
    public let icon: StyledPart
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of a label in this style.
    associatedtype Body: View

    /// A label in this style.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// A label's parts.
    typealias Configuration = LabelStyleConfiguration
}
