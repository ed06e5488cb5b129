public import Foundation

/// Whether a program may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// Nobody has been asked.
    case notDetermined
    /// It may not, and nobody can change that.
    case restricted
    /// It may not.
    case denied
    /// It may at any time.
    case authorizedAlways
    /// It may while it is used.
    case authorizedWhenInUse
}

/// How exact a program may know where it is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Exactly.
    case fullAccuracy
    /// About.
    case reducedAccuracy
}

/// Tells where the device is; a server does not know, so that it always fails with `denied`.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Who is told.
    public weak var delegate: (any CLLocationManagerDelegate)?
    /// How exact the place is to be, in metres.
    public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before it is told, in metres.
    public var distanceFilter: CLLocationDistance = -1
    /// The last place; nil.
    public var location: CLLocation? { nil }
    /// Whether the program may know where it is.
    public var authorizationStatus: CLAuthorizationStatus { .denied }
    /// How exact the program may know where it is.
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether widgets may know where they are.
    public var isAuthorizedForWidgetUpdates: Bool { false }

    /// Whether places are told at all.
    open class func locationServicesEnabled() -> Bool { false }
    /// Whether the program may know where it is.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// Asks nobody.
    open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    /// Asks nobody.
    open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    /// Fails.
    open func requestLocation() { fail() }
    /// Fails.
    open func startUpdatingLocation() { fail() }
    /// Nothing to stop.
    open func stopUpdatingLocation() {}
    /// Fails.
    open func startMonitoringSignificantLocationChanges() { fail() }
    /// Nothing to stop.
    open func stopMonitoringSignificantLocationChanges() {}

    private func fail() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
}

/// Who is told where the device is.
public protocol CLLocationManagerDelegate: AnyObject {
    /// It is at a place.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// It is not known where.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Whether it may be known has changed.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Whether it may be known has changed.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// The older method is called.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Nothing is done.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Why a place is not known.
public struct CLError: Error, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
        /// Not now.
        case locationUnknown
        /// The program may not know.
        case denied
        /// The network does not answer.
        case network
        /// There is no such place.
        case geocodeFoundNoResult = 8
    }

    /// Why.
    public let code: Code

    /// An error.
    public init(_ code: Code) {
        self.code = code
    }
}
