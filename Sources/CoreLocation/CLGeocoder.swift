public import Foundation

/// What people call a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    /// The place's name.
    public var name: String? { nil }
    /// The town.
    public var locality: String? { nil }
    /// The part of the town.
    public var subLocality: String? { nil }
    /// The state.
    public var administrativeArea: String? { nil }
    /// The country.
    public var country: String? { nil }
    /// The country in two letters.
    public var isoCountryCode: String? { nil }
    /// The number for letters.
    public var postalCode: String? { nil }
    /// Where it is.
    public var location: CLLocation? { nil }
    /// The time zone there.
    public var timeZone: TimeZone? { nil }
}

/// Finds names of places; a server knows none, so that it always fails with `network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
    /// What is told of a search.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

    /// Whether a search goes on.
    public var isGeocoding: Bool { false }

    /// Fails.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.network))
    }

    /// Fails.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Fails.
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        completionHandler(nil, CLError(.network))
    }

    /// Fails.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Nothing to end.
    open func cancelGeocode() {}
}
