public import Foundation

/// A font of one size as UIKit names it.
public final class UIFont: Sendable {
    /// The font as SwiftUI names it.
    package let font: Font
    /// The size in points.
    public let pointSize: CGFloat

    private init(font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    /// A font by name in a size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(font: .custom(fontName, fixedSize: fontSize), pointSize: fontSize)
    }

    /// The system font in a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(font: .system(size: fontSize), pointSize: fontSize)
    }

    /// The system font in a size in points and a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: .system(size: fontSize, weight: weight.value), pointSize: fontSize)
    }

    /// The system font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in italics.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(font: .system(size: fontSize).italic(), pointSize: fontSize)
    }

    /// The system font with letters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: .system(size: fontSize, weight: weight.value, design: .monospaced), pointSize: fontSize)
    }

    /// The system font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: .system(size: fontSize, weight: weight.value).monospacedDigit(), pointSize: fontSize)
    }

    /// The font of a text style in the default size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let font = Font.system(style.value)
        return UIFont(font: font, pointSize: CGFloat(font.description(at: .large).size))
    }

    /// The height of a line in points (the system font's is 1.193 of its size).
    public var lineHeight: CGFloat { pointSize * 1.193359375 }

    /// The font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font: font.scaled(by: Double(fontSize / max(pointSize, 0.1))), pointSize: fontSize)
    }

    /// How thick strokes are.
    public struct Weight: Hashable, Sendable {
        let value: Font.Weight

        /// Ultra-light.
        public static let ultraLight = Weight(value: .ultraLight)
        /// Thin.
        public static let thin = Weight(value: .thin)
        /// Light.
        public static let light = Weight(value: .light)
        /// Regular.
        public static let regular = Weight(value: .regular)
        /// Medium.
        public static let medium = Weight(value: .medium)
        /// Semibold.
        public static let semibold = Weight(value: .semibold)
        /// Bold.
        public static let bold = Weight(value: .bold)
        /// Heavy.
        public static let heavy = Weight(value: .heavy)
        /// Black.
        public static let black = Weight(value: .black)
    }

    /// A style of text.
    public struct TextStyle: Hashable, Sendable {
        let value: Font.TextStyle

        /// The largest titles.
        public static let largeTitle = TextStyle(value: .largeTitle)
        /// Titles.
        public static let title1 = TextStyle(value: .title)
        /// Titles of the second level.
        public static let title2 = TextStyle(value: .title2)
        /// Titles of the third level.
        public static let title3 = TextStyle(value: .title3)
        /// Headings.
        public static let headline = TextStyle(value: .headline)
        /// Subheadings.
        public static let subheadline = TextStyle(value: .subheadline)
        /// Running text.
        public static let body = TextStyle(value: .body)
        /// Callouts.
        public static let callout = TextStyle(value: .callout)
        /// Footnotes.
        public static let footnote = TextStyle(value: .footnote)
        /// Captions.
        public static let caption1 = TextStyle(value: .caption)
        /// Smaller captions.
        public static let caption2 = TextStyle(value: .caption2)
    }
}

extension Font {
    /// A font that UIKit names.
    public init(_ font: UIFont) {
        self = font.font
    }
}

/// Scales lengths with the size of texts; an archive is made for the default size.
public final class UIFontMetrics: Sendable {
    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// A length for the default size of texts.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }

    /// A font for the default size of texts.
    public func scaledFont(for font: UIFont) -> UIFont { font }
}
