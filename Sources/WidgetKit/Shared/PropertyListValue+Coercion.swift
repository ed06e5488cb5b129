internal import Foundation

/// The conversions that the typed getters of user defaults make.
extension PropertyListValue {
    var stringValue: String? {
        switch self {
        case .string(let text): text
        case .int(let number): String(number)
        case .double(let number): String(number)
        case .bool(let value): value ? "1" : "0"
        case .data, .date, .url, .array, .dictionary: nil
        }
    }

    var intValue: Int? {
        switch self {
        case .int(let number): number
        case .double(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
        case .bool(let value): value ? 1 : 0
        case .string(let text): Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
        case .data, .date, .url, .array, .dictionary: nil
        }
    }

    var doubleValue: Double? {
        switch self {
        case .int(let number): Double(number)
        case .double(let number): number
        case .bool(let value): value ? 1 : 0
        case .string(let text): Double(text)
        case .data, .date, .url, .array, .dictionary: nil
        }
    }

    var boolValue: Bool? {
        switch self {
        case .bool(let value): value
        case .int(let number): number != 0
        case .double(let number): number != 0
        case .string(let text):
            // "YES", "true" and numbers other than zero, as the documentation of bool(forKey:) says.
            ["yes", "true", "y", "t"].contains(text.lowercased()) || (Double(text) ?? 0) != 0
        case .data, .date, .url, .array, .dictionary: nil
        }
    }
}
