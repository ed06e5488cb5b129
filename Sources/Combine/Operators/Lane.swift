internal import Foundation

/// Work that is done one piece after another, in the order in which it was given, though the scheduler that gives it its
/// times may run several at once, as a concurrent queue does.
final class Lane: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [() -> Void] = []
    private var due = 0
    private var isBusy = false

    /// Gives work to be done when `schedule` runs what it is handed.
    func add(_ work: @escaping () -> Void, schedule: (@escaping () -> Void) -> Void) {
        lock.withLock { waiting.append(work) }
        schedule { self.run() }
    }

    /// Does one more piece, or leaves it to whoever is at work.
    private func run() {
        let isFirst = lock.withLock {
            due += 1
            defer { isBusy = true }
            return !isBusy
        }
        guard isFirst else { return }
        while let work = next() { work() }
    }

    private func next() -> (() -> Void)? {
        lock.withLock {
            isBusy = due > 0
            guard isBusy else { return nil }
            due -= 1
            return waiting.removeFirst()
        }
    }
}
