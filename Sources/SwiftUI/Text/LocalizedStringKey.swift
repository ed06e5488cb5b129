public import AppIntents
public import Foundation

/// A text to be looked up, with values and Markdown in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The text with a format specifier in place of each value.
    package let key: String
    let arguments: [Argument]

    /// A value in a text.
    enum Argument: Sendable {
        case text(Text)
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        /// A number with its words.
        case number(Double, String)
        case formatted(@Sendable (EnvironmentValues) -> String)
    }

    /// A key without values; per cent signs in it stand for themselves.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key without values.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Whether two keys are the same and hold the same values.
    public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
        lhs.key == rhs.key && String(reflecting: lhs.arguments) == String(reflecting: rhs.arguments)
    }

    /// Collects the pieces of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// No pieces yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// A piece that stands as it is.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
        }

        /// A text.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        /// A value of any type, as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            append("%@", .string(String(describing: value)))
        }

        /// A number, grouped as the language does.
        public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
            if Value.isSigned {
                append("%lld", .integer(Int64(clamping: value)))
            } else {
                append("%llu", .unsigned(UInt64(clamping: value)))
            }
        }

        /// A number with six places.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            appendInterpolation(Double(value), specifier: "%lf")
        }

        /// A value in a format of C's `printf`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            let words = FormatSpecifier(specifier)?.text(of: value) ?? "\(value)"
            switch value {
            case let number as any BinaryInteger: append(specifier, .number(Double(number), words))
            case let number as any BinaryFloatingPoint: append(specifier, .number(Double(number), words))
            default: append(specifier, .string(words))
            }
        }

        /// A value put into words by a style.
        public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
        where Style.FormatInput: Equatable & Sendable, Style.FormatOutput == String, Style: Sendable {
            append("%@", .formatted { format.locale($0.inherited.locale).format(input) })
        }

        /// A value put into words by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        /// A date that is put into words when it is shown.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }

        /// The span between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }

        /// The span of an interval.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }

        /// A clock that runs from one date to another.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval,
                pauseTime: pauseTime,
                countsDown: countsDown,
                showsHours: showsHours
            )
            append("%@", .text(text))
        }

        /// A text with its own style.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// An image that sits on the line.
        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        /// A text with attributes.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        /// The text of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append("%@", .string(resource.text))
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            // A specifier that would not be found again in the key must not shift the values behind it.
            key += FormatSpecifier(specifier) == nil ? "%@" : specifier
            arguments.append(argument)
        }
    }
}
