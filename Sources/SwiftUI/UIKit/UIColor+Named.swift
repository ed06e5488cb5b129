import ViewTree

/// Colours of the system's palette.
extension UIColor {
    /// The system's red.
    public static var systemRed: UIColor { UIColor(Color(.system(.red))) }
    /// The system's orange.
    public static var systemOrange: UIColor { UIColor(Color(.system(.orange))) }
    /// The system's yellow.
    public static var systemYellow: UIColor { UIColor(Color(.system(.yellow))) }
    /// The system's green.
    public static var systemGreen: UIColor { UIColor(Color(.system(.green))) }
    /// The system's mint.
    public static var systemMint: UIColor { UIColor(Color(.system(.mint))) }
    /// The system's teal.
    public static var systemTeal: UIColor { UIColor(Color(.system(.teal))) }
    /// The system's cyan.
    public static var systemCyan: UIColor { UIColor(Color(.system(.cyan))) }
    /// The system's blue.
    public static var systemBlue: UIColor { UIColor(Color(.system(.blue))) }
    /// The system's indigo.
    public static var systemIndigo: UIColor { UIColor(Color(.system(.indigo))) }
    /// The system's purple.
    public static var systemPurple: UIColor { UIColor(Color(.system(.purple))) }
    /// The system's pink.
    public static var systemPink: UIColor { UIColor(Color(.system(.pink))) }
    /// The system's brown.
    public static var systemBrown: UIColor { UIColor(Color(.system(.brown))) }
    /// The system's gray.
    public static var systemGray: UIColor { UIColor(Color(.system(.gray))) }
    /// The system's gray2.
    public static var systemGray2: UIColor { UIColor(Color(.system(.gray2))) }
    /// The system's gray3.
    public static var systemGray3: UIColor { UIColor(Color(.system(.gray3))) }
    /// The system's gray4.
    public static var systemGray4: UIColor { UIColor(Color(.system(.gray4))) }
    /// The system's gray5.
    public static var systemGray5: UIColor { UIColor(Color(.system(.gray5))) }
    /// The system's gray6.
    public static var systemGray6: UIColor { UIColor(Color(.system(.gray6))) }
}

/// Colours named by what they are for.
extension UIColor {
    /// For primary content.
    public static var label: UIColor { UIColor(Color(.semantic(.label))) }
    /// For secondary content.
    public static var secondaryLabel: UIColor { UIColor(Color(.semantic(.secondaryLabel))) }
    /// For tertiary content.
    public static var tertiaryLabel: UIColor { UIColor(Color(.semantic(.tertiaryLabel))) }
    /// For quaternary content.
    public static var quaternaryLabel: UIColor { UIColor(Color(.semantic(.quaternaryLabel))) }
    /// For placeholders.
    public static var placeholderText: UIColor { UIColor(Color(.semantic(.tertiaryLabel))) }
    /// For hairlines.
    public static var separator: UIColor { UIColor(Color(.semantic(.separator))) }
    /// For hairlines that hide what lies behind.
    public static var opaqueSeparator: UIColor { UIColor(Color(.semantic(.opaqueSeparator))) }
    /// For links.
    public static var link: UIColor { UIColor(Color(.semantic(.accent))) }
    /// For controls.
    public static var tintColor: UIColor { UIColor(Color(.semantic(.accent))) }
    /// For thin shapes.
    public static var systemFill: UIColor { UIColor(Color(.semantic(.fill))) }
    /// For medium shapes.
    public static var secondarySystemFill: UIColor { UIColor(Color(.semantic(.secondaryFill))) }
    /// For large shapes.
    public static var tertiarySystemFill: UIColor { UIColor(Color(.semantic(.tertiaryFill))) }
    /// For large areas.
    public static var quaternarySystemFill: UIColor { UIColor(Color(.semantic(.quaternaryFill))) }
    /// For the ground.
    public static var systemBackground: UIColor { UIColor(Color(.semantic(.background))) }
    /// For groups on the ground.
    public static var secondarySystemBackground: UIColor { UIColor(Color(.semantic(.secondaryBackground))) }
    /// For groups in groups.
    public static var tertiarySystemBackground: UIColor { UIColor(Color(.semantic(.tertiaryBackground))) }
    /// For the ground of grouped content.
    public static var systemGroupedBackground: UIColor { UIColor(Color(.semantic(.secondaryBackground))) }
    /// For groups of grouped content.
    public static var secondarySystemGroupedBackground: UIColor { UIColor(Color(.semantic(.tertiaryBackground))) }
    /// For groups in groups of grouped content.
    public static var tertiarySystemGroupedBackground: UIColor { UIColor(Color(.semantic(.secondaryBackground))) }
}

/// Colours that are the same everywhere.
extension UIColor {
    /// No colour.
    public static var clear: UIColor { UIColor(.clear) }
    /// Plain black.
    public static var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// Plain white.
    public static var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// Plain red.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Plain green.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Plain blue.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Plain cyan.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Plain yellow.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Plain magenta.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Plain orange.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Plain purple.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Plain brown.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Plain gray.
    public static var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// Plain lightGray.
    public static var lightGray: UIColor { UIColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3, alpha: 1) }
    /// Plain darkGray.
    public static var darkGray: UIColor { UIColor(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3, alpha: 1) }
}
