/// A message for the log, as written in the source.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The words, private values left out.
    let text: String

    /// A fixed message.
    public init(stringLiteral value: String) {
        text = value
    }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// Collects the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    /// The words so far.
    var text = ""

    /// An empty message with room for its pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Adds a fixed piece.
    public mutating func appendLiteral(_ literal: String) {
        text += literal
    }

    /// Adds a value by its description.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.applied(to: String(describing: value()))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: @autoclosure () -> Value,
        format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.applied(to: format.text(value()))
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: @autoclosure () -> Value,
        format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : align.applied(to: format.text(Double(value())))
    }

    /// Adds a truth value.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool,
        format: OSLogBoolFormat,
        privacy: OSLogPrivacy = .auto
    ) {
        let words = format == .answer ? ("yes", "no") : ("true", "false")
        text += privacy.isHidden ? "<private>" : value() ? words.0 : words.1
    }
}
