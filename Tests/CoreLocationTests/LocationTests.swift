import CoreLocation
import Testing

struct LocationTests {
    @Test("a degree of latitude is 111.195 km on a globe of the earth's mean radius")
    func distance() {
        let here = CLLocation(latitude: 0, longitude: 0)
        // 2π · 6371.0088 km / 360
        #expect(abs(here.distance(from: CLLocation(latitude: 1, longitude: 0)) - 111_195.08) < 0.5)
        // At 60° north a degree of longitude is half as long.
        let north = CLLocation(latitude: 60, longitude: 0)
        #expect(abs(north.distance(from: CLLocation(latitude: 60, longitude: 1)) - 55_596) < 5)
        #expect(here.distance(from: here) == 0)
    }

    @Test("a server does not know where it is, and says so")
    func denied() async {
        #expect(CLLocationManager().authorizationStatus == .denied)
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Berlin") }
        #expect(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid) == false)
    }
}
