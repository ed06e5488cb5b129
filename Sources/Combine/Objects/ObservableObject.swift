/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
    /// The type of what tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Tells of changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells of changes of the published properties.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(Mirror(reflecting: self))
        let publisher = properties.lazy.compactMap(\.ownersPublisher).first ?? ObservableObjectPublisher()
        for property in properties { property.ownersPublisher = publisher }
        return publisher
    }

    private func publishedProperties(_ mirror: Mirror) -> [any PublishedProperty] {
        let inherited = mirror.superclassMirror.map { publishedProperties($0) } ?? []
        return inherited + mirror.children.compactMap { $0.value as? any PublishedProperty }
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// Nothing but the fact.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never

    private let hub = Hub<Void, Never>()

    /// A publisher.
    public init() {}

    /// Tells of a change.
    public func send() { hub.send(()) }

    /// Tells a subscriber of changes from now on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        AnyPublisher<Void, Never> { [hub] in hub.add($0) }.receive(subscriber: subscriber)
    }
}
