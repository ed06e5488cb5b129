package import Foundation
package import ViewTree

/// The built-in environment values as this module keeps them.
package struct InheritedValues {
    // Surroundings
    package var colorScheme = ColorScheme.light
    /// Whether a view above has chosen the scheme, so that it no longer follows the appearance.
    package var isColorSchemeFixed = false
    package var colorSchemeContrast = ColorSchemeContrast.standard
    package var isLuminanceReduced = false
    package var locale = Locale.current
    package var timeZone = TimeZone.current
    package var calendar = Calendar.current
    /// Pixels per point.
    package var displayScale = 3.0
    package var layoutDirection = LayoutDirection.leftToRight
    package var dynamicTypeSize = DynamicTypeSize.large
    /// The kind of place the view is shown in, which decides automatic control styles.
    package var placement = WidgetPlacement.home
    /// The space for the view in points: what size readers see before layout knows better.
    package var containerSize = CGSize(width: 306, height: 126)
    /// The space for the container background in points; that for the view where nil.
    package var backgroundSize: CGSize?

    // Text
    package var font: Font?
    package var fontChanges: [Font.Change] = []
    package var textCase: Text.Case?
    package var textChanges: [Text.Change] = []
    package var lineLimit: LineLimit?
    package var alignment = TextAlignment.leading
    package var truncation = Text.TruncationMode.tail
    package var lineSpacing = 0.0
    package var lineHeight: AttributedString.LineHeight?
    package var minimumScaleFactor = 1.0
    package var allowsTightening = false

    // Paint
    package var foreground = ForegroundLevels()
    package var tint: Paint?
    /// The colour set `AccentColor` of the bundle, which takes the place of the system's accent.
    package var accent: ColorReference?
    package var background: Paint?

    // Images and controls
    package var imageScale = Image.Scale.medium
    package var symbolRenderingMode: SymbolRenderingMode?
    package var symbolVariants = SymbolVariants.none
    package var isEnabled = true
    package var controlSize = ControlSize.regular
    /// The shape of bordered buttons.
    package var buttonBorderShape = ButtonBorderShape.automatic
    package var areLabelsHidden = false
    package var styles = ControlStyles()
    package var openURL = OpenURLAction()

    // Privacy
    package var redactionReasons: RedactionReasons = []
    package var isPrivacySensitive = false

    package init() {}

    /// Whether content that tells something is to be hidden.
    package var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || redactionReasons.contains(.privacy) && isPrivacySensitive
    }
}

/// Where a view is shown.
package enum WidgetPlacement: Hashable, Sendable {
    /// A system family.
    case home
    /// The round accessory family.
    case circular
    /// The rectangular accessory family.
    case rectangular
    /// The one-line accessory family.
    case inline
}

/// The paints of the foreground's levels; nil follows from the levels before.
package struct ForegroundLevels: Hashable, Sendable {
    package var primary: Paint?
    package var secondary: Paint?
    package var tertiary: Paint?

    package init() {}

    /// The paint of a level, 0 for primary to 4 for quinary.
    package func paint(level: Int) -> Paint {
        if level == 1, let secondary { return secondary }
        if level == 2, let tertiary { return tertiary }
        guard let primary else { return .hierarchical(level: level, base: nil) }
        if level == 0 { return primary }
        // Levels add up: the second level of a second level is the third.
        if case .hierarchical(let outer, let base) = primary {
            return .hierarchical(level: min(outer + level, 4), base: base)
        }
        return .hierarchical(level: level, base: primary)
    }
}
