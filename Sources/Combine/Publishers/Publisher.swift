/// What gives values over time, and at last an end.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output

    /// The type of what may go wrong.
    associatedtype Failure: Error

    /// Gives values to a subscriber from now on.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// What takes values over time.
public protocol Subscriber<Input, Failure> {
    /// The type of the values.
    associatedtype Input

    /// The type of what may go wrong.
    associatedtype Failure: Error

    /// Takes the means to ask for values and to end.
    func receive(subscription: any Subscription)

    /// Takes a value; tells how many more are wanted, which publishers here do not wait for.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Takes the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// What can be ended.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

/// The means of a subscriber to ask for values and to end.
public protocol Subscription: Cancellable {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
}

/// What subscribers share.
public enum Subscribers {
    /// How values end.
    public enum Completion<Failure: Error> {
        /// There are no more.
        case finished
        /// Something went wrong.
        case failure(Failure)
    }

    /// How many values are wanted.
    public struct Demand: Hashable, Sendable {
        /// The number; nil for all there are.
        public let max: Int?

        /// All there are.
        public static let unlimited = Demand(max: nil)
        /// No further ones.
        public static let none = Demand(max: 0)

        /// A number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        private init(max: Int?) {
            self.max = max
        }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
    /// Gives values to a subscriber from now on.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Gives values to a subject until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        attach(Receiver(value: { subject.send($0) }, end: { subject.send(completion: $0) }))
    }

    /// The publisher with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
    }

    /// Gives values to a receiver until the result is cancelled.
    func attach(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        if let known = self as? AnyPublisher<Output, Failure> { return known.start(receiver) }
        let subscriber = ReceivingSubscriber(receiver: receiver)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}
