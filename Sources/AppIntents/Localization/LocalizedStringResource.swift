public import Foundation

/// A localizable text that is looked up where it is shown; Foundation has no such type on Linux.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key of the text in its table.
    public let key: String

    /// The text used where no table holds the key.
    public let defaultValue: String.LocalizationValue

    /// The table that holds the text; `nil` is `Localizable`.
    public var table: String?

    /// The language the text is wanted in.
    public var locale: Locale

    /// Where the table lies.
    public var bundle: BundleDescription

    /// Where the table of a text lies.
    public enum BundleDescription: Hashable, Sendable {
        /// The bundle of the executable.
        case main
        /// A bundle in a folder.
        case atURL(URL)

        /// The bundle that holds a class; on Linux that is the executable's.
        public static func forClass(_ type: AnyClass) -> BundleDescription { .main }

        var tables: LocalizedTables {
            switch self {
            case .main: .main
            case .atURL(let url): url == Bundle.main.bundleURL ? .main : .of(url)
            }
        }
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key with a text of its own.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = String(describing: key)
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A fixed text.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// A text with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text to show, in the resource's language; in the configured one where that is the current.
    package var text: String { text(in: locale) }

    /// The text in the language of a locale.
    package func text(in locale: Locale) -> String {
        String.localized(key, defaultValue, table, bundle.tables, locale)
    }
}

/// A value, often an error, that can name itself in a localizable text.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text that names the value.
    var localizedStringResource: LocalizedStringResource { get }
}
