package import ViewTree

/// A blurred ground.
public struct Material: ShapeStyle, Hashable, PaintStyle {
    let value: ViewTree.Material

    /// The thinnest.
    public static let ultraThin = Material(value: .ultraThin)
    /// Thin.
    public static let thin = Material(value: .thin)
    /// Regular.
    public static let regular = Material(value: .regular)
    /// Thick.
    public static let thick = Material(value: .thick)
    /// The thickest.
    public static let ultraThick = Material(value: .ultraThick)
    /// That of bars.
    public static let bar = Material(value: .bar)

    package func paint(in environment: EnvironmentValues) -> Paint { .material(value) }
}

extension ShapeStyle where Self == Material {
    /// The thinnest blurred ground.
    public static var ultraThinMaterial: Material { Material(value: .ultraThin) }
    /// A thin blurred ground.
    public static var thinMaterial: Material { Material(value: .thin) }
    /// A blurred ground.
    public static var regularMaterial: Material { Material(value: .regular) }
    /// A thick blurred ground.
    public static var thickMaterial: Material { Material(value: .thick) }
    /// The thickest blurred ground.
    public static var ultraThickMaterial: Material { Material(value: .ultraThick) }
    /// The blurred ground of bars.
    public static var bar: Material { Material(value: .bar) }
}

/// How a view is blended with what lies behind it.
public enum BlendMode: Hashable, Sendable {
    /// Covers what lies behind.
    case normal
    /// Darkens.
    case multiply, darken, colorBurn, plusDarker
    /// Brightens.
    case screen, lighten, colorDodge, plusLighter
    /// Raises contrast.
    case overlay, softLight, hardLight
    /// Compares.
    case difference, exclusion
    /// Takes one property of the colour.
    case hue, saturation, color, luminosity
    /// Cuts by what lies behind.
    case sourceAtop, destinationOver, destinationOut
}
