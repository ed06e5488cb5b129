internal import Foundation

/// Instants, in seconds since 1970, as ISO 8601 in UTC.
enum Instant {
    /// `2026-11-30T09:00:00Z`; a fraction follows the seconds where there is one, rounded up, so that asking for an entry's
    /// own date finds the entry.
    static func text(_ seconds: Double) -> String {
        let microseconds = (seconds * 1_000_000).rounded(.up)
        // Years 0 to 9999 are what ISO 8601 can write; dates beyond are held at the edge.
        guard microseconds.isFinite, abs(microseconds) < 2.5e17 else {
            return seconds > 0 ? "9999-12-31T23:59:59Z" : "0001-01-01T00:00:00Z"
        }
        let whole = (microseconds / 1_000_000).rounded(.down)
        let fraction = Int(microseconds - whole * 1_000_000)
        let base = Date(timeIntervalSince1970: whole).formatted(.iso8601)
        guard fraction > 0 else { return base }
        let digits = String(fraction)
        var padded = String(repeating: "0", count: 6 - digits.count) + digits
        while padded.hasSuffix("0") { padded.removeLast() }
        return base.replacingOccurrences(of: "Z", with: ".\(padded)Z")
    }

    /// The instant that ISO 8601 text names: a date and a time with a zone, seconds with or without a fraction.
    static func parse(_ text: String) -> Double? {
        var rest = text
        var fraction = 0.0
        if let dot = rest.firstIndex(of: ".") {
            let digits = rest[rest.index(after: dot)...].prefix(while: \.isNumber)
            guard !digits.isEmpty, let value = Double("0.\(digits)") else { return nil }
            fraction = value
            rest.removeSubrange(dot..<digits.endIndex)
        }
        guard let date = try? Date(rest, strategy: .iso8601) else { return nil }
        return date.timeIntervalSince1970 + fraction
    }
}
