import Combine
import CoreLocation

struct Reply: Decodable { let name: String }

final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var failure: String?
    private let manager = CLLocationManager()
    private var cancellables = Set<AnyCancellable>()

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    }

    func find() {
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        failure = "\((error as? CLError)?.code == .denied)"
    }

    func load(_ url: URL, then take: @escaping (Result<Reply, Error>) -> Void) {
        URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: Reply.self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { take(.failure(error)) } },
                receiveValue: { take(.success($0)) }
            )
            .store(in: &cancellables)
    }
}

public enum Combining {
    public static func facts() -> [String] {
        var facts: [String] = []
        let finder = Finder()
        var changes = 0
        let watching = finder.objectWillChange.sink { changes += 1 }
        finder.find()
        facts.append(finder.failure ?? "")
        facts.append("\(changes)")
        watching.cancel()
        let erased: AnyPublisher<Int, Never> = Just(2).map { $0 * 2 }.eraseToAnyPublisher()
        let sink = erased.sink { facts.append("\($0)") }
        sink.cancel()
        return facts
    }
}
