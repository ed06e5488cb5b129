public import Foundation

/// What a measured amount is for; the unit that is shown follows from it and from the place.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The name in Unicode's number skeletons; nil keeps the measurement's own unit.
    let name: String?

    /// For anything.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }

    /// As it was measured.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Of a person.
    public static var person: Self { Self(name: "person") }
    /// How tall a person is.
    public static var personHeight: Self { Self(name: "person-height") }
    /// Along a road.
    public static var road: Self { Self(name: "road") }
    /// How far one sees.
    public static var visibility: Self { Self(name: "visiblty") }
    /// How much rain fell.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// How much snow fell.
    public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of a person.
    public static var person: Self { Self(name: "person") }
    /// Of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Of a person.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// In food.
    public static var food: Self { Self(name: "food") }
    /// Of a workout.
    public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Of the wind.
    public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Of the air.
    public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Of a liquid.
    public static var liquid: Self { Self(name: "fluid") }
}
