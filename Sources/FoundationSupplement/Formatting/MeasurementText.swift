internal import Foundation

/// A measurement put into words.
struct MeasurementText {
    /// How much of a unit's name is written.
    let width: ICUFormatter.Width
    /// What the amount is for, as number skeletons name it: the unit then follows from it and from the place. Nil
    /// keeps the measurement's own unit.
    let usage: String?
    /// How many digits the fraction has, as a number skeleton says it; as the usage has it where empty.
    let precision: String
    /// Whether a temperature goes without the name of its scale.
    let hidesScaleName: Bool
    /// The language and the place.
    let locale: Locale

    /// The text of a value in a unit.
    func text(_ value: Double, _ unit: Unit) -> String {
        let name = Self.names[String(describing: type(of: unit))]?[unit.symbol]
        guard let name else {
            return [ICUFormatter.number(value, skeleton: precision, locale: locale), unit.symbol]
                .compactMap { $0 }.joined(separator: " ")
        }
        let usagePart = usage.map { "usage/\($0) " } ?? ""
        let text = ICUFormatter.number(
            value,
            skeleton: "\(usagePart)unit/\(name) \(widthName) \(precision)",
            locale: locale
        )
        // Not every usage goes with every unit.
        let plain =
            text
            ?? ICUFormatter.number(
                value,
                skeleton: "unit/\(name) \(widthName) \(precision)",
                locale: locale
            )
        guard let plain else { return "\(value) \(unit.symbol)" }
        return hidesScaleName && unit is UnitTemperature ? plain.upToDegree : plain
    }

    /// The text of the unit alone.
    func text(_ unit: Unit) -> String {
        let text = text(1, unit)
        return text.drop { $0.isNumber || $0.isWhitespace || $0.isPunctuation }.isEmpty
            ? unit.symbol : String(text.drop { $0.isNumber || $0.isWhitespace || $0 == "." || $0 == "," })
    }

    private var widthName: String {
        switch width {
        case .wide: "unit-width-full-name"
        case .short: "unit-width-short"
        case .narrow: "unit-width-narrow"
        }
    }

    /// Names of units in Unicode's number skeletons, by the type of the unit and its symbol.
    private static let names: [String: [String: String]] = [
        "UnitLength": [
            "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
            "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
            "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
            "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        ],
        "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
        "UnitSpeed": [
            "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ],
        "UnitMass": [
            "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
            "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        ],
        "UnitVolume": [
            "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
            "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "mi³": "cubic-mile",
            "yd³": "cubic-yard", "ft³": "cubic-foot", "in³": "cubic-inch", "ac ft": "acre-foot", "bsh": "bushel",
            "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
            "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
        ],
        "UnitDuration": [
            "hr": "hour", "min": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
            "ns": "nanosecond",
        ],
        "UnitArea": [
            "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
            "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
        ],
        "UnitPressure": [
            "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
            "psi": "pound-force-per-square-inch", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal",
            "N/m²": "pascal",
        ],
        "UnitEnergy": [
            "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        ],
        "UnitPower": [
            "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
        ],
        "UnitAngle": ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"],
        "UnitElectricCurrent": ["A": "ampere", "mA": "milliampere"],
        "UnitElectricPotentialDifference": ["V": "volt"],
        "UnitElectricResistance": ["Ω": "ohm"],
        "UnitFrequency": ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"],
        "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
        "UnitIlluminance": ["lx": "lux"],
        "UnitInformationStorage": [
            "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
            "PB": "petabyte",
        ],
    ]
}

extension String {
    /// The text as far as its degree sign; all of it where there is none.
    fileprivate var upToDegree: String {
        firstIndex(of: "°").map { String(self[...$0]) } ?? self
    }
}
