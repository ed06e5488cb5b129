public import Foundation

/// How one value shows itself: a title, and perhaps a line below it and a picture.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The title.
    public var title: LocalizedStringResource

    /// The line below the title.
    public var subtitle: LocalizedStringResource?

    /// The picture.
    public var image: Image?

    /// Other words for the value.
    public var synonyms: [LocalizedStringResource]

    /// A title with its companions.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// A title in fixed words.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A title with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// The picture of a value.
    public struct Image: Hashable, Sendable {
        /// Where a picture comes from.
        package enum Source: Hashable, Sendable {
            case symbol(String)
            case named(String)
            case data(Data)
            case url(URL)
        }

        /// How a picture is cut.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        /// Where the picture comes from.
        package let source: Source

        /// A symbol of the system.
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .symbol(systemName)
        }

        /// A picture of the bundle.
        public init(
            named name: String,
            isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default,
            bundle: Bundle? = nil
        ) {
            source = .named(name)
        }

        /// A picture from its bytes.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .data(data)
        }

        /// A picture from elsewhere.
        public init(
            url: URL,
            width: Double? = nil,
            height: Double? = nil,
            isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            source = .url(url)
        }
    }
}

/// How a type shows itself.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The name of the type.
    public var name: LocalizedStringResource

    /// How a number of values is called.
    public var numericFormat: LocalizedStringResource?

    /// Other words for the type.
    public var synonyms: [LocalizedStringResource]

    /// A name with its companions.
    public init(
        name: LocalizedStringResource,
        numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// A name in fixed words.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type that can show itself.
public protocol TypeDisplayRepresentable {
    /// How the type shows itself.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can show itself.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value shows itself.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title by which the value shows itself.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// An enumeration whose cases can show themselves.
public protocol CaseDisplayRepresentable: Hashable, TypeDisplayRepresentable, InstanceDisplayRepresentable {
    /// How each case shows itself.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// How the case shows itself; a case without an entry shows its name.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(stringLiteral: String(describing: self))
    }
}
