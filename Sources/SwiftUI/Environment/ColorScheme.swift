/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark content on a light ground.
    case light
    /// Light content on a dark ground.
    case dark
}

/// How far colours stand apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The usual colours.
    case standard
    /// Colours that stand further apart.
    case increased
}

/// The direction that leading and trailing follow.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
