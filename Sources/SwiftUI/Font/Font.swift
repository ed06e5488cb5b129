public import Foundation
package import ViewTree

/// A font as an author names it; it gets its size where it is used.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double, scaledWith: TextStyle?)
    }

    /// A change to a font.
    package enum Change: Hashable, Sendable {
        case bold(Bool)
        case italic(Bool)
        case weight(Weight)
        case design(Design)
        case width(Width)
        case leading(Leading)
        case monospacedDigits
        case smallCaps(SmallCaps)
        case scaled(Double)
        /// Takes back what changes before it have set.
        case without(Trait)
    }

    /// What a change can take back.
    package enum Trait: Hashable, Sendable {
        case weight, design, width, monospaced
    }

    let base: Base
    var changes: [Change] = []

    init(_ base: Base, _ changes: [Change?] = []) {
        self.base = base
        self.changes = changes.compactMap { $0 }
    }

    /// The font in another size.
    package func scaled(by factor: Double) -> Font { changed(.scaled(factor)) }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    /// The largest titles.
    public static let largeTitle = Font(.style(.largeTitle))
    /// Titles.
    public static let title = Font(.style(.title))
    /// Titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// Titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// Headings.
    public static let headline = Font(.style(.headline))
    /// Subheadings.
    public static let subheadline = Font(.style(.subheadline))
    /// Running text.
    public static let body = Font(.style(.body))
    /// Callouts.
    public static let callout = Font(.style(.callout))
    /// Footnotes.
    public static let footnote = Font(.style(.footnote))
    /// Captions.
    public static let caption = Font(.style(.caption))
    /// Smaller captions.
    public static let caption2 = Font(.style(.caption2))
}

extension Font {
    /// The system font in a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: Double(size)), [weight.map { .weight($0) }, design.map { .design($0) }])
    }

    /// The system font in a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), [weight.map { .weight($0) }, design.map { .design($0) }])
    }

    /// A font by name in a size in points that follows the size of running text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: Double(size), scaledWith: .body))
    }

    /// A font by name in a size in points that follows a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: Double(size), scaledWith: textStyle))
    }

    /// A font by name in a size in points that stays as it is.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: Double(fixedSize), scaledWith: nil))
    }

    /// The font in bold.
    public func bold(_ isActive: Bool = true) -> Font { changed(.bold(isActive)) }

    /// The font in italics.
    public func italic(_ isActive: Bool = true) -> Font { changed(.italic(isActive)) }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }

    /// The font in a width.
    public func width(_ width: Width) -> Font { changed(.width(width)) }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }

    /// The font with letters of one width.
    public func monospaced() -> Font { changed(.design(.monospaced)) }

    /// The font with other distances between lines.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// The font with all letters as small capitals.
    public func smallCaps() -> Font { changed(.smallCaps(.all)) }

    /// The font with lower-case letters as small capitals.
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }

    /// The font with upper-case letters as small capitals.
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
}
