internal import Foundation
internal import _FoundationICU

/// The formatters of the Unicode library that comes with Foundation; the module's only unsafe code.
///
/// Foundation on Linux formats measurements, lists of units and relative dates nowhere else. Functions give nil where
/// the library refuses what it is asked for.
enum ICUFormatter {
    /// How much of a unit's name is written.
    enum Width {
        /// `3 hours`.
        case wide
        /// `3 hr`.
        case short
        /// `3h`.
        case narrow
    }

    /// What joins the items of a list.
    enum Conjunction {
        /// `A, B, and C`.
        case and
        /// `A, B, or C`.
        case or
        /// `A, B, C`, as parts of one measurement.
        case units
    }

    /// A unit in which dates lie apart.
    enum RelativeUnit {
        case year, month, week, day, hour, minute, second
    }

    /// A number formatted by a skeleton (Unicode's number skeletons), such as `unit/meter unit-width-short`.
    static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let pattern = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                pattern,
                Int32(pattern.count),
                locale.identifier(.icu),
                &status
            )
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= 0 else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    /// Items joined by a locale's rules.
    static func list(_ items: [String], _ conjunction: Conjunction, _ width: Width, locale: Locale) -> String? {
        guard !items.isEmpty else { return "" }
        var status = U_ZERO_ERROR
        let type =
            switch conjunction {
            case .and: ULISTFMT_TYPE_AND
            case .or: ULISTFMT_TYPE_OR
            case .units: ULISTFMT_TYPE_UNITS
            }
        let listWidth =
            switch width {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        guard let formatter = swift_ulistfmt_openForType(locale.identifier(.icu), type, listWidth, &status) else {
            return nil
        }
        defer { swift_ulistfmt_close(formatter) }
        let units = items.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        // One buffer holds all items, so that each pointer stays valid through the call.
        let all = units.flatMap { $0 }
        return all.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var offset = 0
            let pointers = units.map { item in
                defer { offset += item.count }
                return Optional(base + offset)
            }
            return text { swift_ulistfmt_format(formatter, pointers, lengths, Int32(items.count), $0, $1, &$2) }
        }
    }

    /// How far away something is, such as `in 3 hours`, or by name, such as `tomorrow`, where `isNamed`.
    static func relative(
        _ value: Double,
        _ unit: RelativeUnit,
        isNamed: Bool,
        _ width: Width,
        locale: Locale
    ) -> String? {
        var status = U_ZERO_ERROR
        let style =
            switch width {
            case .wide: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .narrow: UDAT_STYLE_NARROW
            }
        let relativeUnit =
            switch unit {
            case .year: UDAT_REL_UNIT_YEAR
            case .month: UDAT_REL_UNIT_MONTH
            case .week: UDAT_REL_UNIT_WEEK
            case .day: UDAT_REL_UNIT_DAY
            case .hour: UDAT_REL_UNIT_HOUR
            case .minute: UDAT_REL_UNIT_MINUTE
            case .second: UDAT_REL_UNIT_SECOND
            }
        guard
            let formatter = swift_ureldatefmt_open(
                locale.identifier(.icu),
                nil,
                style,
                UDISPCTX_CAPITALIZATION_NONE,
                &status
            )
        else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return text {
            isNamed
                ? swift_ureldatefmt_format(formatter, value, relativeUnit, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, value, relativeUnit, $0, $1, &$2)
        }
    }

    private static func text(
        _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        // No text of these formatters is longer; what does not fit is refused by the library.
        let room = 1024
        var status = U_ZERO_ERROR
        var units = [UChar](repeating: 0, count: room)
        let count = units.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32(room), &status) }
        guard status.rawValue <= 0, (0...Int32(room)).contains(count) else { return nil }
        return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
}
