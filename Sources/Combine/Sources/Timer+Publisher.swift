public import Foundation

/// A publisher that starts when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
    /// The dates of a clock; an archive stands still, so it never strikes.
    public final class TimerPublisher: ConnectablePublisher, Sendable {
        /// Dates.
        public typealias Output = Date
        /// It never fails.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval

        init(interval: TimeInterval) {
            self.interval = interval
        }

        /// Gives nothing to a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }

        /// Starts.
        public func connect() -> any Cancellable { AnyCancellable {} }
    }

    /// The dates of a clock; an archive stands still, so it never strikes.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}
