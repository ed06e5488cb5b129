@_exported public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as a driver needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As exact as it is without asking.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000

/// A place on earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north.
    public var latitude: CLLocationDegrees
    /// Degrees east.
    public var longitude: CLLocationDegrees

    /// A place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The place at zero degrees.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether degrees are those of a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place on earth at a time.
open class CLLocation: NSObject, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How exact the place is, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was there.
    public let timestamp: Date

    /// A place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// A place at a time.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.timestamp = timestamp
    }

    /// The way to another place over the surface of a globe with the earth's mean radius, 6371008.8 m (IUGG).
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let (here, there) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let (north, east) = (
            (there.latitude - here.latitude) * radians, (there.longitude - here.longitude) * radians
        )
        let half =
            sin(north / 2) * sin(north / 2)
            + cos(here.latitude * radians) * cos(there.latitude * radians) * sin(east / 2) * sin(east / 2)
        return 2 * 6_371_008.8 * asin(min(half.squareRoot(), 1))
    }
}
