public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of letters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How paragraphs are set, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space added between letters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The style of the line through letters.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The style of the line below letters.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Where letters lead to, a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far letters stand above the line, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
