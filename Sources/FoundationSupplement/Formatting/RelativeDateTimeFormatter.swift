public import Foundation

/// Says how far away a date is; Foundation has no such type on Linux.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether near dates have names.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`.
        case numeric
        /// `yesterday`.
        case named
    }

    /// How much of a unit's name is written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`.
        case full
        /// `two months ago`.
        case spellOut
        /// `2 mo. ago`.
        case short
        /// `2mo ago`.
        case abbreviated
    }

    /// Whether near dates have names.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// How much of a unit's name is written.
    open var unitsStyle = UnitsStyle.full

    /// Where the text stands in a sentence.
    open var formattingContext = Context.unknown

    /// What days, months and years are counted by.
    open var calendar = Calendar.current

    /// The language.
    open var locale = Locale.current

    /// How far a date lies from another, in the largest unit that is not zero.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// How far away something is that lies a number of seconds ahead, or behind where negative.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    /// How far away something is, in the largest unit that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Int?, ICUFormatter.RelativeUnit)] = [
            (dateComponents.year, .year), (dateComponents.month, .month),
            (dateComponents.weekOfMonth ?? dateComponents.weekOfYear, .week), (dateComponents.day, .day),
            (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
        ]
        let given = parts.filter { $0.0 != nil && $0.0 != NSDateComponentUndefined }
        let largest = given.first { $0.0 != 0 } ?? given.last
        return text(Double(largest?.0 ?? 0), largest?.1 ?? .second)
    }

    /// How far away a date is now; nil for anything but a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Double, _ unit: ICUFormatter.RelativeUnit) -> String {
        let width: ICUFormatter.Width =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short: .short
            case .abbreviated: .narrow
            }
        let isNamed = dateTimeStyle == .named
        let text = ICUFormatter.relative(value, unit, isNamed: isNamed, width, locale: locale) ?? ""
        let spelled = unitsStyle == .spellOut ? text.spellingOut(abs(value), locale: locale) : text
        let startsSentence = formattingContext == .beginningOfSentence || formattingContext == .standalone
        return startsSentence ? spelled.prefix(1).uppercased() + spelled.dropFirst() : spelled
    }
}

extension String {
    /// The text with a whole number in digits put into words.
    func spellingOut(_ value: Double, locale: Locale) -> String {
        let digits = NumberFormatter()
        digits.locale = locale
        digits.numberStyle = .decimal
        let words = NumberFormatter()
        words.locale = locale
        words.numberStyle = .spellOut
        let number = NSNumber(value: value)
        guard let written = digits.string(from: number), let spoken = words.string(from: number) else { return self }
        return replacingOccurrences(of: written, with: spoken)
    }
}
