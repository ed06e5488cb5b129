/// A control that opens a list of actions; in a widget nothing opens, so its label alone shows.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label

    /// A label for a list of actions.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// The label.
    public var body: some View { label }
}

extension Menu where Label == Text {
    /// A title for a list of actions.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
    }
}

/// A control that chooses one of several values; in a widget nothing can be chosen, so its label alone shows.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label

    /// A label for a choice among `content`.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The label.
    public var body: some View { label }
}

extension Picker where Label == Text {
    /// A title for a choice among `content`.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        label = Text(titleKey)
    }
}

/// How pickers look; a widget's shows its label.
public protocol PickerStyle {}

/// Values beside each other.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
    /// The style.
    public init() {}
}

/// Values in a menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
    /// The style.
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Values beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Values in a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension View {
    /// Accepted; a widget's picker shows its label.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
