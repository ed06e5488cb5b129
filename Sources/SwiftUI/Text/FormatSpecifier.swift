import Foundation

/// One conversion of C's `printf`, such as `%.1f`, that is safe to apply to a value.
struct FormatSpecifier {
    let text: String
    let conversion: Character

    /// Nil unless `text` is exactly one conversion of a number or an object, of a width and precision below 100.
    init?(_ text: String) {
        guard text.first == "%", let last = text.last, "diouxXeEfFgGaA@".contains(last), text.count >= 2 else {
            return nil
        }
        let middle = text.dropFirst().dropLast()
        guard middle.allSatisfy({ "0123456789.+- #'lhqz".contains($0) }),
            middle.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 2 })
        else { return nil }
        self.text = text
        conversion = last
    }

    /// The value in the format; a value of another kind than the conversion wants is converted or described.
    func text(of value: some CVarArg) -> String {
        switch conversion {
        case "@":
            return "\(value)"
        case "d", "i", "o", "u", "x", "X":
            guard let number = Self.integer(value) else { return "\(value)" }
            let flags = text.dropFirst().dropLast().filter { !"lhqz".contains($0) }
            return String(format: "%\(flags)ll\(conversion)", number)
        default:
            guard let number = Self.double(value) else { return "\(value)" }
            let flags = text.dropFirst().dropLast().filter { !"lhqz".contains($0) }
            return String(format: "%\(flags)\(conversion)", number)
        }
    }

    private static func integer(_ value: some CVarArg) -> Int64? {
        switch value {
        case let value as any BinaryInteger: Int64(clamping: value)
        case let value as Double: Int64(exactly: value.rounded(.towardZero))
        case let value as Float: Int64(exactly: value.rounded(.towardZero))
        default: nil
        }
    }

    private static func double(_ value: some CVarArg) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
