public import Foundation

extension Measurement where UnitType: Dimension {
    /// How a measurement is put into words; Foundation has no such type on Linux.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a unit's name is written.
        public enum UnitWidth: Hashable, Codable, Sendable {
            /// `3 hours`.
            case wide
            /// `3 hr`.
            case abbreviated
            /// `3h`.
            case narrow
        }

        /// How much of a unit's name is written.
        public var width: UnitWidth
        /// The language and the place.
        public var locale: Locale
        /// What the amount is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// How the number is written; by the usage's rules where nil.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature goes without the name of its scale.
        public var hidesScaleName = false

        /// A style.
        public init(
            width: UnitWidth,
            locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// A measurement in words.
        public func format(_ measurement: Measurement<UnitType>) -> String {
            let nameWidth: ICUFormatter.Width =
                switch width {
                case .wide: .wide
                case .abbreviated: .short
                case .narrow: .narrow
                }
            let text = MeasurementText(
                width: nameWidth,
                usage: usage.name,
                precision: numberFormatStyle == nil ? "" : .precision(least: 0, most: 9),
                hidesScaleName: hidesScaleName,
                locale: locale
            ).text(measurement.value, measurement.unit)
            return numberFormatStyle.map { text.rewritingNumber(with: $0, locale: locale) } ?? text
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in words, in the unit that people use at the place.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement in words.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// Measurements in words.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Temperatures in words.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil,
        hidesScaleName: Bool
    ) -> Self {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

extension String {
    /// The text with its number written in another style.
    fileprivate func rewritingNumber(with style: FloatingPointFormatStyle<Double>, locale: Locale) -> String {
        let point = locale.decimalSeparator ?? "."
        let group = locale.groupingSeparator ?? ","
        guard let start = firstIndex(where: \.isNumber), let last = lastIndex(where: \.isNumber) else { return self }
        let digits = self[start...last].replacingOccurrences(of: group, with: "")
            .replacingOccurrences(of: point, with: ".")
        guard let number = Double(digits) else { return self }
        return self[..<start] + style.locale(locale).format(number) + self[index(after: last)...]
    }
}
