import FoundationSupplement
import Testing

struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test("relative dates take the largest unit that is not zero, in numbers or by name")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        #expect(formatter.localizedString(fromTimeInterval: -3 * 3600 - 60) == "3 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 90) == "in 1 minute")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        formatter.dateTimeStyle = .numeric
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
        formatter.unitsStyle = .full
        formatter.locale = german
        #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in 2 Stunden")
    }

    private func components(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar?.locale = english
        return formatter
    }

    @Test("amounts of time are written as the documentation of each style has them")
    func styles() {
        let styles: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.positional, "1:10"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"), (.brief, "1hr 10min"),
            (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"),
        ]
        for (style, text) in styles {
            let formatter = components(style)
            formatter.allowedUnits = [.hour, .minute]
            #expect(formatter.string(from: 4200) == text)
        }
    }

    @Test("zeros go, stay or are two digits wide")
    func zeros() {
        let digits = components(.positional)
        digits.allowedUnits = [.hour, .minute, .second]
        #expect(digits.string(from: 3610) == "1:00:10")
        #expect(digits.string(from: 65) == "1:05")
        digits.zeroFormattingBehavior = .pad
        #expect(digits.string(from: 3610) == "01:00:10")
        digits.zeroFormattingBehavior = []
        #expect(digits.string(from: 3610) == "1:0:10")
        let words = components(.abbreviated)
        words.allowedUnits = [.hour, .minute, .second]
        #expect(words.string(from: 3610) == "1h 10s")
        #expect(words.string(from: 0) == "0s")
        words.zeroFormattingBehavior = .dropLeading
        #expect(words.string(from: 3610) == "1h 0m 10s")
    }

    @Test("units beyond the count are left out, phrases are added, nonsense is refused")
    func limits() {
        let formatter = components(.full)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 4230) == "1 hour, 10 minutes")
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 60) == "About 1 minute remaining")
        #expect(formatter.string(from: .infinity) == nil)
        let dates = components(.full)
        dates.allowedUnits = [.day]
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(dates.string(from: start, to: start.addingTimeInterval(3 * 86_400)) == "3 days")
    }

    @Test("lists are joined by the rules of the language")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["A", "B", "C"]) == "A, B, and C")
        #expect(formatter.string(from: []) == "")
        formatter.locale = german
        #expect(formatter.string(from: ["A", "B", "C"]) == "A, B und C")
    }

    @Test("measurements are shown in the unit that people use, or in their own")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        formatter.unitStyle = .medium
        formatter.numberFormatter.maximumFractionDigits = 0
        let warmth = Measurement(value: 21.4, unit: UnitTemperature.celsius)
        #expect(formatter.string(from: warmth) == "21°C")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: warmth) == "21°")
    }

    @Test("measurements have format styles")
    func measurementStyles() {
        let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "68°F")
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "20°C")
        let narrow = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow,
            locale: english,
            usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1))
        )
        #expect(narrow.format(warmth) == "20.0°C")
        let way = Measurement(value: 1.8, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "1,8 km")
    }
}
