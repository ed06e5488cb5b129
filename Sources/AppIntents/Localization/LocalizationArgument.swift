internal import Foundation

/// A value in a localizable text.
package enum LocalizationArgument: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)

    /// The value as plural rules see it; nil for words.
    package var operands: PluralOperands? {
        switch self {
        case .string: nil
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(Int64(clamping: value))
        case .double(let value): PluralOperands(value)
        }
    }

    /// The value as a conversion of C's `printf` writes it; whole numbers without flags are grouped as the locale does.
    package func words(specifier: String, locale: Locale) -> String {
        let conversion = specifier.last
        let flags = Self.soundFlags(specifier.dropLast())
        switch self {
        case .string(let value): return value
        case .integer(let value):
            if let conversion, "feEgG".contains(conversion) { return Self.format(flags, conversion, Double(value)) }
            if !flags.isEmpty || conversion == "x" || conversion == "X" {
                // Another conversion would take the number for an address.
                let written = conversion.flatMap { "diouxX".contains($0) ? $0 : nil } ?? "d"
                return String(format: "%\(flags)ll\(written)", value)
            }
            return value.formatted(IntegerFormatStyle<Int64>(locale: locale))
        case .unsigned(let value): return value.formatted(IntegerFormatStyle<UInt64>(locale: locale))
        case .double(let value):
            guard let conversion, "feEgG".contains(conversion) else {
                return value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
            }
            return Self.format(flags, conversion, value)
        }
    }

    private static func format(_ flags: String, _ conversion: Character, _ value: Double) -> String {
        String(format: "%\(flags)\(conversion)", value)
    }

    /// What stands before a conversion, without lengths; nothing where it is somebody's mistake: a width or precision
    /// beyond two digits, or a second position, which would read a value that is not there.
    private static func soundFlags(_ text: Substring) -> String {
        let flags = text.filter { !"lhqz".contains($0) }
        let areNumbersSmall = flags.split(whereSeparator: { !$0.isNumber }).allSatisfy { $0.count <= 2 }
        return areNumbersSmall && flags.allSatisfy("0123456789.+- #'".contains) ? flags : ""
    }
}

/// A format of C's `printf`, taken apart.
package enum LocalizationFormat {
    /// The format with each specifier replaced by its value; values are found by position or in order.
    package static func fill(_ format: String, _ arguments: [LocalizationArgument], locale: Locale) -> String {
        guard format.contains("%") else { return format }
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let character = rest.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                result.append("%")
                continue
            }
            guard let end = rest.firstIndex(where: { "diouxXeEfFgGaAcsp@".contains($0) }),
                rest[..<end].allSatisfy({ "0123456789.+- #'lhqz$".contains($0) })
            else {
                result.append("%")
                continue
            }
            var specifier = rest[...end]
            rest = rest[rest.index(after: end)...]
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
                index = position - 1
                specifier = specifier[specifier.index(after: dollar)...]
            } else {
                next += 1
            }
            if arguments.indices.contains(index) {
                result += arguments[index].words(specifier: String(specifier), locale: locale)
            }
        }
        return result
    }
}
