internal import Foundation
internal import ViewTree

extension DateWording {
    private static let components: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

    /// The longest that a value of each component can stay, in seconds.
    private static let longest: [Double] = [366 * 86_400, 31 * 86_400, 90_000, 7200, 60, 1]

    /// The components of a distance that show.
    private struct Fields: Hashable {
        /// The index of the largest component that is not 0.
        var first: Int
        var values: [Int]
    }

    /// The distance to `date` in its largest unit and, with two fields, the one below.
    func relative(_ date: Double, fields count: Int, isSigned: Bool) -> State {
        let seconds = wholeSeconds(to: date)
        let isAhead = instant < date
        let fields = fields(count, of: isAhead ? -seconds : seconds, from: date)
        // Under an hour the system writes both fields short.
        let isShort = count > 1 && fields.first >= 4
        var words = fields.values.enumerated()
            .filter { $0.offset == 0 || $0.element > 0 }
            .map { unit(DateWording.components[fields.first + $0.offset], $0.element, isShort: isShort) }
            .joined(separator: ", ")
        if isSigned { words = (isAhead ? "-" : "+") + words }
        let steps = stepsToChange(of: fields, count, seconds: isAhead ? -seconds : seconds, date)
        let next = isAhead ? date - seconds + steps : date + seconds + steps
        return State(text: words, nextChange: next)
    }

    /// What shows `seconds` after `date`, before it where they are negative.
    private func fields(_ count: Int, of seconds: Double, from date: Double) -> Fields {
        let dates = [date, date + seconds].sorted().map { Date(timeIntervalSince1970: $0) }
        let distance = calendar.dateComponents(Set(DateWording.components), from: dates[0], to: dates[1])
        let values = DateWording.components.map { distance.value(for: $0) ?? 0 }
        let first = values.firstIndex { $0 > 0 } ?? values.count - 1
        return Fields(first: first, values: Array(values[first..<min(first + count, values.count)]))
    }

    /// In how many seconds something else shows, found by halving: months and days have no one length.
    private func stepsToChange(of fields: Fields, _ count: Int, seconds: Double, _ date: Double) -> Double {
        var low = 1.0
        var high = DateWording.longest[fields.first + fields.values.count - 1]
        if seconds < 0 { high = min(high, -seconds) }
        while low < high {
            let middle = ((low + high) / 2).rounded(.down)
            if self.fields(count, of: seconds + middle, from: date) == fields {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func unit(_ component: Calendar.Component, _ value: Int, isShort: Bool) -> String {
        func words(_ unit: Duration.UnitsFormatStyle.Unit, _ seconds: Int) -> String {
            Duration.seconds(seconds * value).formatted(
                Duration.UnitsFormatStyle(allowedUnits: [unit], width: isShort ? .abbreviated : .wide).locale(locale)
            )
        }
        switch component {
        case .second: return words(.seconds, 1)
        case .minute: return words(.minutes, 60)
        case .hour: return words(.hours, 3600)
        case .day: return words(.days, 86_400)
        case .month: return longUnit(value, DateWording.months)
        default: return longUnit(value, DateWording.years)
        }
    }

    private func longUnit(_ value: Int, _ names: [String: (one: String, many: String)]) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let name = names[language] ?? names["en"] ?? ("", "")
        let number = value.formatted(.number.locale(locale))
        let isJoined = language == "ja" || language == "zh"
        return number + (isJoined ? "" : " ") + (value == 1 ? name.one : name.many)
    }

    /// Foundation has no words for months and years on this platform; languages without an entry get English ones.
    private static let months: [String: (one: String, many: String)] = [
        "en": ("month", "months"), "de": ("Monat", "Monate"), "fr": ("mois", "mois"), "es": ("mes", "meses"),
        "it": ("mese", "mesi"), "pt": ("mês", "meses"), "nl": ("maand", "maanden"), "sv": ("månad", "månader"),
        "ja": ("か月", "か月"), "zh": ("个月", "个月"), "ko": ("개월", "개월"),
    ]

    private static let years: [String: (one: String, many: String)] = [
        "en": ("year", "years"), "de": ("Jahr", "Jahre"), "fr": ("an", "ans"), "es": ("año", "años"),
        "it": ("anno", "anni"), "pt": ("ano", "anos"), "nl": ("jaar", "jaar"), "sv": ("år", "år"),
        "ja": ("年", "年"), "zh": ("年", "年"), "ko": ("년", "년"),
    ]
}
