/// What an intent does, in words, with where lists file it.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The description itself.
    public let descriptionText: LocalizedStringResource

    /// The group that lists file the intent under.
    public let categoryName: LocalizedStringResource?

    /// Further words a search finds it by.
    public let searchKeywords: [LocalizedStringResource]

    /// What the resulting value is called.
    public let resultValueName: LocalizedStringResource?

    /// A description with its group and search words.
    public init(
        _ descriptionText: LocalizedStringResource,
        categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// A description in fixed words.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A description with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What an author's `static var description` may be typed as.
///
/// A property of type `IntentDescription` cannot witness a requirement of type `IntentDescription?`; this lets both do.
public protocol _IntentDescriptionConvertible: Sendable {}

extension IntentDescription: _IntentDescriptionConvertible {}
extension LocalizedStringResource: _IntentDescriptionConvertible {}
extension String: _IntentDescriptionConvertible {}
extension Optional: _IntentDescriptionConvertible where Wrapped: _IntentDescriptionConvertible {}

extension _IntentDescriptionConvertible {
    /// The description, whatever its static type.
    var intentDescription: IntentDescription? {
        switch self {
        case let description as IntentDescription: description
        case let resource as LocalizedStringResource: IntentDescription(resource)
        case let text as String: IntentDescription(stringLiteral: text)
        default: nil
        }
    }
}
