internal import Foundation
internal import ViewTree

extension DateWording {
    private static let components: [Calendar.Component] = [.year, .month, .day, .hour, .minute, .second]

    /// The distance to `date` in its largest unit and, with two fields, the one below.
    func relative(_ date: Double, fields: Int, isSigned: Bool) -> State {
        let seconds = wholeSeconds(to: date)
        let isAhead = instant < date
        let anchor = Date(timeIntervalSince1970: date)
        let now = Date(timeIntervalSince1970: isAhead ? date - seconds : date + seconds)
        let distance = calendar.dateComponents(
            Set(DateWording.components),
            from: min(anchor, now),
            to: max(anchor, now)
        )
        let values = DateWording.components.map { distance.value(for: $0) ?? 0 }
        let first = values.firstIndex { $0 > 0 } ?? values.count - 1
        let shown = first..<min(first + fields, values.count)
        // Under an hour the system writes both fields short.
        let isShort = fields > 1 && first >= 4
        var words = shown.filter { values[$0] > 0 || $0 == first }
            .map { unit(DateWording.components[$0], values[$0], isShort: isShort) }
            .joined(separator: ", ")
        if isSigned { words = (isAhead ? "-" : "+") + words }
        let next = nextChange(anchor, isAhead: isAhead, values: values, shown: shown)
        return State(text: words, nextChange: max(next, instant + 0.001))
    }

    /// The instant at which the smallest unit that shows has another value.
    private func nextChange(_ anchor: Date, isAhead: Bool, values: [Int], shown: Range<Int>) -> Double {
        var step = DateComponents()
        for index in 0..<shown.upperBound {
            let extra = !isAhead && index == shown.upperBound - 1 ? 1 : 0
            let value = values[index] + extra
            step.setValue(isAhead ? -value : value, for: DateWording.components[index])
        }
        let boundary = calendar.date(byAdding: step, to: anchor)?.timeIntervalSince1970 ?? instant + 1
        // Ahead of the date a value lasts until a second after the boundary, for begun seconds count.
        return isAhead ? boundary + 1 : boundary
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
