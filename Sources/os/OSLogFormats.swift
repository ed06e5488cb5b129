internal import Foundation

/// How wide a value is in a message.
public struct OSLogStringAlignment: Sendable {
    /// The least number of letters; negative where the value stands at the left.
    let width: Int

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0) }
    /// At the right of a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns())
    }
    /// At the left of a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: -columns())
    }

    /// The text with spaces on the side that is free.
    func applied(to text: String) -> String {
        let room = min(max(abs(width) - text.count, 0), 200)
        let spaces = String(repeating: " ", count: room)
        return width < 0 ? text + spaces : spaces + text
    }
}

/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let isUppercase: Bool
    private let minimumDigits: Int

    /// In digits.
    public static var decimal: OSLogIntegerFormatting { decimal() }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { hex() }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { Self(radix: 8, isUppercase: false, minimumDigits: 0) }

    /// In digits, at least so many.
    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        Self(radix: 10, isUppercase: false, minimumDigits: minDigits())
    }

    /// In sixteens.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        Self(radix: 16, isUppercase: uppercase, minimumDigits: 0)
    }

    /// A number's text.
    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: min(max(minimumDigits - digits.count, 0), 100))
        return (value < 0 ? "-" : "") + zeros + digits
    }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    private let precision: Int
    private let specifier: String

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { Self(precision: 6, specifier: "e") }
    /// With a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { Self(precision: 6, specifier: "g") }

    /// With so many digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        Self(precision: min(max(precision(), 0), 30), specifier: "f")
    }

    /// A number's text.
    func text(_ value: Double) -> String { String(format: "%.\(precision)\(specifier)", value) }
}

/// How a truth value is written in a message.
public enum OSLogBoolFormat: Sendable {
    /// `true`, `false`.
    case truth
    /// `yes`, `no`.
    case answer
}
