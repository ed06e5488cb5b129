/// Dates of HTTP (RFC 9110 §5.6.7), without calendars of the system.
package enum HTTPDate {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

    /// "Mon, 30 Nov 2026 09:00:00 GMT" for seconds since 1970.
    package static func format(_ seconds: Int64) -> String {
        let day = seconds.floored(by: 86400)
        let second = seconds - day * 86400
        let (year, month, dayOfMonth) = civil(day)
        let weekday = days[Int(day - day.floored(by: 7) * 7)]
        let time = [second / 3600, second / 60 % 60, second % 60].map { pad($0) }.joined(separator: ":")
        return "\(weekday), \(pad(dayOfMonth)) \(months[Int(month) - 1]) \(year) \(time) GMT"
    }

    /// Seconds since 1970 of a date in any of the three forms that a recipient must read; nil for anything else.
    package static func parse(_ text: String) -> Int64? {
        let parts = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
        if parts.count == 6, parts[5] == "GMT" {
            return seconds(day: parts[1], month: parts[2], year: parts[3], time: parts[4])
        }
        // asctime: "Sun Nov  6 08:49:37 1994"
        return parts.count == 5 ? seconds(day: parts[2], month: parts[1], year: parts[4], time: parts[3]) : nil
    }

    private static func seconds(day: String, month: String, year: String, time: String) -> Int64? {
        let clock = time.split(separator: ":").compactMap { Int64($0) }
        guard let day = Int64(day), let month = months.firstIndex(of: month), var year = Int64(year),
            clock.count == 3, (1...31).contains(day), (0...9999).contains(year),
            (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
        else { return nil }
        if year < 100 { year += year < 70 ? 2000 : 1900 }
        return dayNumber(year, Int64(month) + 1, day) * 86400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    }

    /// Days since 1970 of a date; years begin in March here, so that the leap day comes last.
    private static func dayNumber(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return shifted * 365 + shifted.floored(by: 4) - shifted.floored(by: 100) + shifted.floored(by: 400)
            + dayOfYear - 719_468
    }

    /// The date of a number of days since 1970: the year by estimate and correction, the month by the same table.
    private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        var year = 1970 + day.floored(by: 366)
        while dayNumber(year, 1, 1) > day { year -= 1 }
        while dayNumber(year + 1, 1, 1) <= day { year += 1 }
        var month: Int64 = 1
        while month < 12, dayNumber(year, month + 1, 1) <= day { month += 1 }
        return (year, month, day - dayNumber(year, month, 1) + 1)
    }

    private static func pad(_ number: Int64) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

extension Int64 {
    /// Division that rounds down, also below zero.
    fileprivate func floored(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
    }
}
