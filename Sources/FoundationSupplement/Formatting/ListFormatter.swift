public import Foundation

/// Joins texts to a list by the rules of a language; Foundation has no such type on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language; the current one where nil.
    open var locale: Locale?

    /// What turns an item into text; its description where nil.
    @NSCopying open var itemFormatter: Formatter?

    /// The items joined by "and" in the current language.
    open class func localizedString(byJoining strings: [String]) -> String {
        ICUFormatter.list(strings, .and, .wide, locale: .current) ?? strings.joined(separator: ", ")
    }

    /// The items joined by "and".
    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
        return ICUFormatter.list(texts, .and, .wide, locale: locale ?? .current)
    }

    /// The items of an array joined by "and"; nil for anything else.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
