internal import Foundation

extension Measurement: WireIntentValue where UnitType: Dimension {
    static var wireType: IntentParameterType { .measurement }

    static var expectation: String {
        let symbols = units.map(\.symbol).joined(separator: ", ")
        return "an object of “value” and “unit”" + (symbols.isEmpty ? "" : "; units are \(symbols)")
    }

    init?(_ value: IntentValue) {
        switch value {
        case .object(let fields):
            guard let number = fields["value"]?.number, let symbol = fields["unit"]?.string,
                let unit = Self.units.first(where: { $0.symbol == symbol }) ?? Self.base(symbol)
            else { return nil }
            self.init(value: number, unit: unit)
        case .int, .double:
            guard let number = value.number else { return nil }
            self.init(value: number, unit: UnitType.baseUnit())
        default:
            return nil
        }
    }

    var intentValue: IntentValue {
        .object(["value": .double(value), "unit": .string(unit.symbol)])
    }

    static func spelled(_ text: String) -> IntentValue? { Double.spelled(text) }

    private static func base(_ symbol: String) -> UnitType? {
        let unit = UnitType.baseUnit()
        return unit.symbol == symbol ? unit : nil
    }

    /// The units that go on the wire; Foundation does not list a dimension's units.
    private static var units: [UnitType] {
        let table: [[Dimension]] = [
            [
                UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
                UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitLength.nauticalMiles,
            ],
            [
                UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.ounces, UnitMass.pounds,
                UnitMass.stones,
            ],
            [UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit],
            [UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots],
            [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
            [
                UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cubicMeters, UnitVolume.cups, UnitVolume.pints,
                UnitVolume.gallons, UnitVolume.fluidOunces,
            ],
            [UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.kilocalories, UnitEnergy.kilowattHours],
            [UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.horsepower],
            [
                UnitPressure.newtonsPerMetersSquared, UnitPressure.hectopascals, UnitPressure.bars,
                UnitPressure.inchesOfMercury,
            ],
            [UnitAngle.degrees, UnitAngle.radians],
            [UnitArea.squareMeters, UnitArea.squareKilometers, UnitArea.hectares, UnitArea.acres, UnitArea.squareFeet],
            [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz],
        ]
        return table.first { $0.first is UnitType }.map { $0.compactMap { $0 as? UnitType } } ?? []
    }
}
