internal import Foundation
internal import LinuxSystem
internal import Synchronization

/// User defaults of an App Group, kept in our own durable store.
///
/// Foundation's own on Linux reach the disk only when `synchronize()` is called, and are then written in place.
final class AppGroupDefaults: UserDefaults {
    private let store: AppGroupStore
    private let registered = Mutex<[String: PropertyListValue]>([:])

    init?(store: AppGroupStore) {
        self.store = store
        super.init(suiteName: nil)
    }

    private func value(_ key: String) -> PropertyListValue? {
        store[key] ?? registered.withLock { $0[key] }
    }

    private func put(_ value: PropertyListValue?, _ key: String) {
        do throws(SystemError) {
            try store.update { $0[key] = value }
        } catch {
            StorageFailures.note(error)
        }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }

    override func object(forKey defaultName: String) -> Any? { value(defaultName)?.object }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return put(nil, defaultName) }
        guard let listed = PropertyListValue(value) else {
            return ProcessNotes.write(
                "UserDefaults: the value for \"\(defaultName)\" was not kept: \(type(of: value)) is no property list type"
            )
        }
        put(listed, defaultName)
    }

    override func removeObject(forKey defaultName: String) { put(nil, defaultName) }

    override func string(forKey defaultName: String) -> String? { value(defaultName)?.stringValue }

    override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

    override func dictionary(forKey defaultName: String) -> [String: Any]? {
        object(forKey: defaultName) as? [String: Any]
    }

    override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    override func stringArray(forKey defaultName: String) -> [String]? {
        guard case .array(let elements) = value(defaultName) else { return nil }
        let strings = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
        return strings.count == elements.count ? strings : nil
    }

    override func integer(forKey defaultName: String) -> Int { value(defaultName)?.intValue ?? 0 }

    override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

    override func double(forKey defaultName: String) -> Double { value(defaultName)?.doubleValue ?? 0 }

    override func bool(forKey defaultName: String) -> Bool { value(defaultName)?.boolValue ?? false }

    override func url(forKey defaultName: String) -> URL? {
        switch value(defaultName) {
        case .url(let url): url
        case .string(let path): URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
        default: nil
        }
    }

    override func set(_ value: Int, forKey defaultName: String) { put(.int(value), defaultName) }

    override func set(_ value: Float, forKey defaultName: String) { put(.double(Double(value)), defaultName) }

    override func set(_ value: Double, forKey defaultName: String) { put(.double(value), defaultName) }

    override func set(_ value: Bool, forKey defaultName: String) { put(.bool(value), defaultName) }

    override func set(_ url: URL?, forKey defaultName: String) { put(url.map { .url($0) }, defaultName) }

    override func register(defaults registrationDictionary: [String: Any]) {
        let listed = registrationDictionary.compactMapValues { PropertyListValue($0) }
        registered.withLock { $0.merge(listed) { _, new in new } }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        registered.withLock { $0 }.merging(store.values) { _, stored in stored }.mapValues(\.object)
    }

    /// Every change is on the disk already.
    override func synchronize() -> Bool { true }
}
