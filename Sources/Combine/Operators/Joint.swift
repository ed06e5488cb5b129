internal import Foundation

/// Where the values of several publishers come together for one receiver: one after another, whatever threads they come
/// on, and ended when the last publisher ends.
final class Joint<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let receiver: Receiver<Output, Failure>
    private var open: Int
    private var isOver = false
    private var cancellables: [AnyCancellable] = []

    /// A place for the values of `count` publishers.
    init(_ receiver: Receiver<Output, Failure>, of count: Int) {
        self.receiver = receiver
        open = count
    }

    /// Ends all of the publishers, and what they give to the receiver.
    var cancellable: AnyCancellable { AnyCancellable { self.cancel() } }

    /// Whether the receiver takes no more values.
    var hasEnded: Bool { receiver.hasEnded }

    /// The result of `body`, run while no other value is handed on.
    func serially<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Counts a further publisher.
    func expectOneMore() {
        serially { open += 1 }
    }

    /// Keeps what ends a publisher.
    func add(_ cancellable: AnyCancellable) {
        let isLate = serially {
            if !isOver { cancellables.append(cancellable) }
            return isOver
        }
        if isLate { cancellable.cancel() }
    }

    /// Hands a value on.
    func receive(_ value: Output) {
        serially { receiver.receive(value) }
    }

    /// Takes the end of one publisher; a failure is the end of all.
    func end(_ completion: Subscribers.Completion<Failure>) {
        let isEnd = serially {
            open -= 1
            if case .finished = completion, open > 0 { return false }
            return true
        }
        if isEnd { finish(completion) }
    }

    /// Ends all of the publishers.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        serially { receiver.end(completion) }
        cancelAll()
    }

    private func cancel() {
        receiver.stop()
        cancelAll()
    }

    private func cancelAll() {
        let all = serially {
            isOver = true
            defer { cancellables = [] }
            return cancellables
        }
        for cancellable in all { cancellable.cancel() }
    }
}
