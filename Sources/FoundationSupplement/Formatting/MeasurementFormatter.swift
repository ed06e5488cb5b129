public import Foundation

/// Puts measurements into words; Foundation's own is not available on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is shown.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit that makes the number easy to read.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without the name of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is shown; the one that people use at the place where empty.
    open var unitOptions: UnitOptions = []

    /// How much of a unit's name is written.
    open var unitStyle = UnitStyle.medium

    /// The language and the place.
    open var locale = Locale.current

    /// How numbers are written; its digits after the point count.
    open var numberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A measurement in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        text.text(measurement.value, measurement.unit)
    }

    /// A unit's name.
    open func string(from unit: Unit) -> String {
        text.text(unit)
    }

    /// Nil: a measurement has to be given as one.
    open override func string(for obj: Any?) -> String? { nil }

    private var text: MeasurementText {
        let width: ICUFormatter.Width =
            switch unitStyle {
            case .short: .narrow
            case .long: .wide
            default: .short
            }
        let (least, most) = (numberFormatter.minimumFractionDigits, numberFormatter.maximumFractionDigits)
        return MeasurementText(
            width: width,
            usage: unitOptions.contains(.providedUnit) ? nil : "default",
            precision: .precision(least: least, most: most),
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit),
            locale: locale
        )
    }
}

extension String {
    /// A number skeleton for a count of digits after the point.
    static func precision(least: Int, most: Int) -> String {
        let least = Swift.min(Swift.max(least, 0), 12)
        let most = Swift.min(Swift.max(most, least), 12)
        return most == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    }
}
