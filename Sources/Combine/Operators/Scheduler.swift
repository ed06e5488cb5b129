public import Foundation

/// Where and when work is done.
public protocol Scheduler {
    /// Does work soon.
    func schedule(_ action: @escaping () -> Void)

    /// Does work after a time.
    func schedule(after delay: SchedulerTimeInterval, _ action: @escaping () -> Void)
}

/// A time between two pieces of work.
public struct SchedulerTimeInterval: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The time in seconds.
    let seconds: Double

    /// A time in seconds.
    public init(floatLiteral value: Double) {
        seconds = value
    }

    /// A time in seconds.
    public init(integerLiteral value: Int) {
        seconds = Double(value)
    }

    /// A time in seconds.
    public static func seconds(_ value: Double) -> SchedulerTimeInterval { Self(floatLiteral: value) }
    /// A time in seconds.
    public static func seconds(_ value: Int) -> SchedulerTimeInterval { Self(integerLiteral: value) }
    /// A time in thousandths of a second.
    public static func milliseconds(_ value: Int) -> SchedulerTimeInterval {
        Self(floatLiteral: Double(value) / 1000)
    }
}

extension DispatchQueue: Scheduler {
    /// Does work soon.
    public func schedule(_ action: @escaping () -> Void) {
        let work = UncheckedBox(action)
        async { work.value() }
    }

    /// Does work after a time.
    public func schedule(after delay: SchedulerTimeInterval, _ action: @escaping () -> Void) {
        let work = UncheckedBox(action)
        asyncAfter(deadline: .now() + delay.seconds) { work.value() }
    }
}

extension RunLoop: Scheduler {
    /// Does work soon, on the main queue: a widget's loop is not run.
    public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

    /// Does work after a time, on the main queue: a widget's loop is not run.
    public func schedule(after delay: SchedulerTimeInterval, _ action: @escaping () -> Void) {
        DispatchQueue.main.schedule(after: delay, action)
    }
}

extension OperationQueue: Scheduler {
    /// Does work soon.
    public func schedule(_ action: @escaping () -> Void) {
        let work = UncheckedBox(action)
        addOperation { work.value() }
    }

    /// Does work after a time.
    public func schedule(after delay: SchedulerTimeInterval, _ action: @escaping () -> Void) {
        let work = UncheckedBox(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds) { self.schedule(work.value) }
    }
}

/// Does work at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The only one.
    public static let shared = ImmediateScheduler()

    /// Does work at once.
    public func schedule(_ action: @escaping () -> Void) { action() }

    /// Does work at once.
    public func schedule(after delay: SchedulerTimeInterval, _ action: @escaping () -> Void) { action() }
}
