internal import Foundation

extension Date: WireIntentValue {
    static var wireType: IntentParameterType { .date }
    static var expectation: String { "a date in ISO 8601 such as 2026-11-30T09:00:00Z" }

    init?(_ value: IntentValue) {
        guard let text = value.string, text.utf8.count <= 40 else { return nil }
        let exact = ISO8601FormatStyle(includingFractionalSeconds: true)
        let styles = [ISO8601FormatStyle(), exact, ISO8601FormatStyle().year().month().day()]
        for style in styles {
            if let date = try? style.parse(text) {
                self = date
                return
            }
        }
        return nil
    }

    var intentValue: IntentValue {
        let isWhole = timeIntervalSinceReferenceDate == timeIntervalSinceReferenceDate.rounded()
        return .string(formatted(ISO8601FormatStyle(includingFractionalSeconds: !isWhole)))
    }
}

extension DateComponents: WireIntentValue {
    static var wireType: IntentParameterType { .dateComponents }
    static var expectation: String {
        "an object of year, month, day, weekday, hour, minute, second, or a text such as 2026-11-30 or 07:30"
    }

    private static var fields: [(String, WritableKeyPath<DateComponents, Int?>)] {
        [
            ("year", \.year), ("month", \.month), ("day", \.day), ("weekday", \.weekday),
            ("hour", \.hour), ("minute", \.minute), ("second", \.second),
        ]
    }

    init?(_ value: IntentValue) {
        self.init()
        switch value {
        case .object(let values):
            let fields = Dictionary(uniqueKeysWithValues: Self.fields)
            for (name, value) in values {
                guard let path = fields[name], let number = Int(value) else { return nil }
                self[keyPath: path] = number
            }
        case .string(let text):
            guard fill(from: text) else { return nil }
        default:
            return nil
        }
    }

    var intentValue: IntentValue {
        var values: [String: IntentValue] = [:]
        for (name, path) in Self.fields { values[name] = self[keyPath: path].map { .int($0) } }
        return .object(values)
    }

    /// Takes `yyyy-MM-dd`, `HH:mm`, `HH:mm:ss`, or a day and a time joined by `T`.
    private mutating func fill(from text: String) -> Bool {
        for piece in text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false) {
            let isTime = piece.contains(":")
            let numbers = piece.split(separator: isTime ? ":" : "-", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 3 || (isTime && numbers.count == 2), !numbers.contains(nil) else { return false }
            let limits = isTime ? [0...23, 0...59, 0...59] : [1...9999, 1...12, 1...31]
            guard zip(numbers, limits).allSatisfy({ number, limit in number.map(limit.contains) ?? false }) else {
                return false
            }
            let paths: [WritableKeyPath<DateComponents, Int?>] =
                isTime ? [\.hour, \.minute, \.second] : [\.year, \.month, \.day]
            for (path, number) in zip(paths, numbers) { self[keyPath: path] = number }
        }
        return true
    }
}
