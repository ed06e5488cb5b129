public import Foundation

/// Puts an amount of time into words or digits; Foundation's own is not available on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How amounts are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10`.
        case positional
        /// `1h 10m`.
        case abbreviated
        /// `1 hr, 10 min`.
        case short
        /// `1 hour, 10 minutes`.
        case full
        /// `one hour, ten minutes`.
        case spellOut
        /// `1hr 10min`.
        case brief
    }

    /// What is done with units whose amount is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Behaviours by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// For digits leading zeros go and others are two digits wide; for words all zeros go.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// `10m` instead of `0h 10m`.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// `1h 10s` instead of `1h 0m 10s`.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// `1h` instead of `1h 0m`.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All three.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// `01:00:10` instead of `1:0:10`.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How amounts are written.
    open var unitsStyle = UnitsStyle.positional

    /// The units that may be used; years to seconds where empty.
    open var allowedUnits: NSCalendar.Unit = []

    /// What is done with units whose amount is zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// What days, months and years are counted by, and in which language.
    open var calendar: Calendar? = .current

    /// The date from which days, months and years are counted.
    open var referenceDate: Date?

    /// Whether the smallest unit may have a fraction; it has none here.
    open var allowsFractionalUnits = false

    /// The most units that are used; no limit where zero.
    open var maximumUnitCount = 0

    /// Whether a largest unit of few becomes many of the next.
    open var collapsesLargestUnit = false

    /// Whether the text says that the amount is about right; in English alone.
    open var includesApproximationPhrase = false

    /// Whether the text says that the amount is still to come; in English alone.
    open var includesTimeRemainingPhrase = false

    /// Where the text stands in a sentence.
    open var formattingContext = Context.unknown

    /// An amount of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // An hour is an hour: without a date to count from no daylight saving time gets in the way.
        let sign = ti < 0 ? "-" : ""
        return string(from: start, to: start.addingTimeInterval(abs(ti)), in: zone).map { sign + $0 }
    }

    /// The time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, in: calendar?.timeZone ?? .current)
    }

    /// An amount in given units, brought to the units that are allowed.
    open func string(from components: DateComponents) -> String? {
        var counting = calendar ?? .current
        counting.timeZone = zone
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = counting.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end, in: zone)
    }

    /// An amount in given units, in the current language.
    open class func localizedString(
        from components: DateComponents,
        unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// An amount in given units; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    private var zone: TimeZone {
        referenceDate == nil ? TimeZone(secondsFromGMT: 0) ?? .current : calendar?.timeZone ?? .current
    }

    private func string(from start: Date, to end: Date, in zone: TimeZone) -> String? {
        var counting = calendar ?? .current
        counting.timeZone = zone
        let amounts = DurationUnit.amounts(
            from: start,
            to: end,
            units: DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.flag) },
            calendar: counting
        )
        guard !amounts.isEmpty else { return nil }
        let locale = calendar?.locale ?? .current
        let text = DurationText(amounts: kept(amounts), style: unitsStyle, locale: locale).text(isPadded: isPadded)
        guard locale.language.languageCode == .english else { return text }
        let approximate = includesApproximationPhrase ? "About " + text : text
        return includesTimeRemainingPhrase ? approximate + " remaining" : approximate
    }

    private var isPadded: DurationText.Padding {
        zeroFormattingBehavior.contains(.pad)
            ? .all : zeroFormattingBehavior.contains(.default) ? .afterFirst : .none
    }

    /// The amounts without the zeros that are to go and those beyond the largest count of units.
    private func kept(_ amounts: [DurationUnit.Amount]) -> [DurationUnit.Amount] {
        let behavior =
            zeroFormattingBehavior.contains(.default)
            ? (unitsStyle == .positional ? [.dropLeading] : .dropAll) : zeroFormattingBehavior
        var kept = amounts
        if behavior.contains(.dropLeading) { kept = Array(kept.drop { $0.value == 0 }) }
        if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
        if behavior.contains(.dropTrailing) {
            while let last = kept.last, last.value == 0 { kept.removeLast() }
        }
        if behavior.contains(.dropMiddle), kept.count > 2 {
            kept = kept.enumerated().filter { index, amount in
                index == 0 || index == kept.count - 1 || amount.value != 0
            }.map(\.element)
        }
        return kept.isEmpty ? Array(amounts.suffix(1)) : kept
    }
}
