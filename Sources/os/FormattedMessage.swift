internal import Foundation

/// A message with places for values, such as `%{public}@`, filled in.
///
/// Values are put in by what they are, not by what the place says: a place of another type than its value is no error
/// that could end the program.
struct FormattedMessage {
    /// The message with its places.
    let format: String
    /// The values, in order.
    let arguments: [any CVarArg]

    /// The words.
    var text: String {
        var rest = format[...]
        var values = arguments[...]
        var text = ""
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var options = Substring()
            if rest.first == "{" {
                guard let end = rest.firstIndex(of: "}") else { return text + "%" + rest }
                options = rest[..<end]
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { !$0.isLetter && $0 != "@" }
            rest = rest.dropFirst(flags.count).drop { "hlqLztj".contains($0) }
            let conversion = rest.first ?? "@"
            rest = rest.dropFirst()
            // A width or precision among the values; the value itself comes after it.
            values = values.dropFirst(flags.count { $0 == "*" })
            guard let value = values.popFirst() else { continue }
            let isHidden = options.contains("private") || options.contains("sensitive")
            text += isHidden ? "<private>" : Self.text(of: value, flags: flags, conversion: conversion)
        }
        return text + rest
    }

    private static func text(of value: any CVarArg, flags: Substring, conversion: Character) -> String {
        // Anything else, such as a width or a value by its position, would read values that are not there.
        let isPlain = flags.count <= 8 && flags.allSatisfy("+-# .0123456789".contains)
        let plainFlags = isPlain ? flags : ""
        if let number = value as? any BinaryFloatingPoint, "fFeEgG".contains(conversion) {
            return String(format: "%\(plainFlags)\(conversion)", Double(number))
        }
        if let number = value as? any BinaryInteger, "diuxXo".contains(conversion) {
            return String(format: "%\(plainFlags)l\(conversion)", Int(truncatingIfNeeded: number))
        }
        return String(describing: value)
    }
}
