import ViewTree

extension Color {
    /// The system's red.
    public static let red = Color(.system(.red))
    /// The system's orange.
    public static let orange = Color(.system(.orange))
    /// The system's yellow.
    public static let yellow = Color(.system(.yellow))
    /// The system's green.
    public static let green = Color(.system(.green))
    /// The system's mint.
    public static let mint = Color(.system(.mint))
    /// The system's teal.
    public static let teal = Color(.system(.teal))
    /// The system's cyan.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue.
    public static let blue = Color(.system(.blue))
    /// The system's indigo.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple.
    public static let purple = Color(.system(.purple))
    /// The system's pink.
    public static let pink = Color(.system(.pink))
    /// The system's brown.
    public static let brown = Color(.system(.brown))
    /// The system's gray.
    public static let gray = Color(.system(.gray))
    /// White.
    public static let white = Color(.fixed(.white))
    /// Black.
    public static let black = Color(.fixed(.black))
    /// No colour.
    public static let clear = Color(.fixed(.clear))
    /// The colour of content.
    public static let primary = Color(.semantic(.label))
    /// The colour of secondary content.
    public static let secondary = Color(.semantic(.secondaryLabel))
    /// The accent colour, or the tint where a view has set one.
    public static let accentColor = Color(.semantic(.accent))
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color(.system(.red)) }
    /// The system's orange.
    public static var orange: Color { Color(.system(.orange)) }
    /// The system's yellow.
    public static var yellow: Color { Color(.system(.yellow)) }
    /// The system's green.
    public static var green: Color { Color(.system(.green)) }
    /// The system's mint.
    public static var mint: Color { Color(.system(.mint)) }
    /// The system's teal.
    public static var teal: Color { Color(.system(.teal)) }
    /// The system's cyan.
    public static var cyan: Color { Color(.system(.cyan)) }
    /// The system's blue.
    public static var blue: Color { Color(.system(.blue)) }
    /// The system's indigo.
    public static var indigo: Color { Color(.system(.indigo)) }
    /// The system's purple.
    public static var purple: Color { Color(.system(.purple)) }
    /// The system's pink.
    public static var pink: Color { Color(.system(.pink)) }
    /// The system's brown.
    public static var brown: Color { Color(.system(.brown)) }
    /// The system's gray.
    public static var gray: Color { Color(.system(.gray)) }
    /// White.
    public static var white: Color { Color(.fixed(.white)) }
    /// Black.
    public static var black: Color { Color(.fixed(.black)) }
    /// No colour.
    public static var clear: Color { Color(.fixed(.clear)) }
    /// The accent colour, or the tint where a view has set one.
    public static var accentColor: Color { Color(.semantic(.accent)) }
}
