internal import Foundation

/// A property that tells when it is about to change.
@propertyWrapper
public struct Published<Value> {
    /// Where the value is kept.
    let box: Box

    /// A property that starts with a value.
    public init(wrappedValue: Value) {
        box = Box(wrappedValue)
    }

    /// A property that starts with a value.
    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    /// The value; wrapped properties belong into classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("a published property is read through its object") }
        set { fatalError("a published property is set through its object") }
    }

    /// The value in its object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// What tells of the value and its changes.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }

    /// Tells of a property's value and its changes.
    public struct Publisher: Combine.Publisher {
        /// The type of the value.
        public typealias Output = Value
        /// It never fails.
        public typealias Failure = Never

        let box: Box

        /// Gives the value and those to come to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }
    }

    /// Where a property's value is kept.
    final class Box: @unchecked Sendable {
        let subject: CurrentValueSubject<Value, Never>
        var ownersPublisher: ObservableObjectPublisher?
        private var kept: [AnyCancellable] = []

        init(_ value: Value) {
            subject = CurrentValueSubject(value)
        }

        var value: Value { subject.value }

        func set(_ value: Value) {
            ownersPublisher?.send()
            subject.send(value)
        }

        func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
    }
}

extension Published: Sendable where Value: Sendable {}

/// A published property of whatever type.
protocol PublishedProperty {
    /// What the property's object tells of changes with.
    var ownersPublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var ownersPublisher: ObservableObjectPublisher? {
        get { box.ownersPublisher }
        nonmutating set { box.ownersPublisher = newValue }
    }
}
