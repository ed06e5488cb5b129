public import Foundation

extension String {
    /// A localizable text as written in the source: its key with format specifiers, and the values.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The key under which a table would hold the text, such as `Hello, %@`.
        package let key: String

        /// The values for the key's specifiers.
        let arguments: [LocalizationArgument]

        /// A value for a fixed text.
        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        /// A value for a fixed text.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// A value for a text with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            // A text without values may hold any per cent sign.
            key =
                stringInterpolation.arguments.isEmpty
                ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The text with its values filled in, as it is written in the source.
        package var text: String { text(of: nil, locale: ConfiguredLocale.current) }

        /// The text with its values filled into a translation, or into the key where there is none.
        func text(of translation: String?, locale: Locale) -> String {
            let format = translation ?? key
            guard !arguments.isEmpty else { return translation?.replacing("%%", with: "%") ?? key }
            return LocalizationFormat.fill(format, arguments, locale: locale)
        }

        /// Collects the pieces of an interpolated localizable text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizationArgument] = []

            /// An empty text with room for its pieces.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
                arguments.reserveCapacity(interpolationCount)
            }

            /// Adds a fixed piece.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
            }

            /// Adds a value: a number as the language writes it, anything else by its description.
            public mutating func appendInterpolation<T>(_ value: T) {
                switch value {
                case let value as Double: append("%lf", .double(value))
                case let value as Float: append("%f", .double(Double(value)))
                case let value as any BinaryInteger:
                    if value is any UnsignedInteger {
                        append("%llu", .unsigned(UInt64(clamping: value)))
                    } else {
                        append("%lld", .integer(Int64(clamping: value)))
                    }
                default: append("%@", .string(String(describing: value)))
                }
            }

            /// Adds another localizable text.
            public mutating func appendInterpolation(_ value: LocalizedStringResource) {
                append("%@", .string(value.text))
            }

            /// Adds a number formatted by a `printf` specifier such as `%.1f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                switch value {
                case let value as any BinaryFloatingPoint: append(specifier, .double(Double(value)))
                case let value as any BinaryInteger: append(specifier, .integer(Int64(clamping: value)))
                default: append("%@", .string("\(value)"))
                }
            }

            /// Adds a value formatted by a style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", .string(format.format(value)))
            }

            private mutating func append(_ specifier: String, _ argument: LocalizationArgument) {
                key += specifier
                arguments.append(argument)
            }
        }
    }

    /// The text of a localizable resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }

    /// The text of a localizable value in the language of a locale; the configured one where `locale` is the current.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(keyAndValue.key, keyAndValue, table, .of(bundle), locale)
    }

    /// The text of a localizable key, or its default where no table holds the key.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = Self.localized(String(describing: key), defaultValue, table, .of(bundle), locale)
    }

    static func localized(
        _ key: String,
        _ value: LocalizationValue,
        _ table: String?,
        _ tables: LocalizedTables,
        _ locale: Locale
    ) -> String {
        let locale = locale == .current ? ConfiguredLocale.current : locale
        let numbers = value.arguments.map(\.operands)
        return value.text(
            of: tables.format(of: key, table: table, locale: locale, numbers: numbers),
            locale: locale
        )
    }
}
