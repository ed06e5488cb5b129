public import Foundation
package import ViewTree

extension Font {
    /// A style of text with a size that people choose.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The largest titles.
        case largeTitle
        /// Titles.
        case title
        /// Titles of the second level.
        case title2
        /// Titles of the third level.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Running text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Smaller captions.
        case caption2
    }

    /// How thick strokes are.
    public struct Weight: Hashable, Sendable {
        package let value: FontWeight

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

        package init(value: FontWeight) {
            self.value = value
        }
    }

    /// The cut of a font.
    public enum Design: Hashable, Sendable {
        /// The usual cut.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// With letters of one width.
        case monospaced

        var value: FontDesign {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// The width on the scale of the named ones, 0 being the usual.
        public var value: CGFloat

        /// Narrowest.
        public static let compressed = Width(-0.3)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// Usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        /// A width on the scale of the named ones.
        public init(_ value: CGFloat) {
            self.value = value
        }

        var named: FontWidth {
            switch value {
            case ..<(-0.25): .compressed
            case ..<(-0.1): .condensed
            case ..<0.1: .standard
            default: .expanded
            }
        }
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose
    }
}
