public import Foundation

extension String {
    /// A localizable text as written in the source: its key with format specifiers, and the text itself.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The key under which a table would hold the text, such as `Hello, %@`.
        package let key: String

        /// The text with its values filled in.
        package let text: String

        /// A value for a fixed text.
        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        /// A value for a fixed text.
        public init(stringLiteral value: String) {
            key = value
            text = value
        }

        /// A value for a text with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            text = stringInterpolation.text
        }

        /// Collects the pieces of an interpolated localizable text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var text = ""

            /// An empty text with room for its pieces.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 2)
                text.reserveCapacity(literalCapacity + interpolationCount * 8)
            }

            /// Adds a fixed piece.
            public mutating func appendLiteral(_ literal: String) {
                key += literal
                text += literal
            }

            /// Adds a value by its description.
            public mutating func appendInterpolation<T>(_ value: T) {
                append(Self.specifier(for: value), String(describing: value))
            }

            /// Adds another localizable text.
            public mutating func appendInterpolation(_ value: LocalizedStringResource) {
                append("%@", value.text)
            }

            /// Adds a number formatted by a `printf` specifier such as `%.1f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(specifier, String(format: specifier, value))
            }

            /// Adds a value formatted by a style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", format.format(value))
            }

            private mutating func append(_ specifier: String, _ piece: String) {
                key += specifier
                text += piece
            }

            private static func specifier<T>(for value: T) -> String {
                switch value {
                case is Double, is Float: "%lf"
                case is any UnsignedInteger: "%llu"
                case is any BinaryInteger: "%lld"
                default: "%@"
                }
            }
        }
    }

    /// The text of a localizable resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }

    /// The text of a localizable value; tables are not consulted.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.text
    }

    /// The default text of a localizable key; tables are not consulted.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }
}
