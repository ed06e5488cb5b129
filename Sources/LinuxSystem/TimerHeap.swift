/// Timers by deadline, the earliest first; equal deadlines keep the order in which they were added.
struct TimerHeap: Sendable {
    private struct Entry {
        let deadline: Int64
        let order: UInt64
        let timer: LoopTimer

        static func < (one: Entry, other: Entry) -> Bool {
            (one.deadline, one.order) < (other.deadline, other.order)
        }
    }

    private var entries: [Entry] = []
    private var nextOrder: UInt64 = 0
    /// At this size cancelled timers are swept out, so that many short-lived ones cannot pile up.
    private var sweepSize = 256

    /// Deadline of the first timer, in the clock's nanoseconds. It may belong to a cancelled one.
    var earliest: Int64? {
        entries.first?.deadline
    }

    /// Timers held, cancelled ones included until they are swept.
    var count: Int {
        entries.count
    }

    /// Adds a timer.
    mutating func insert(_ timer: LoopTimer, deadline: Int64) {
        if entries.count >= sweepSize { sweep() }
        entries.append(Entry(deadline: deadline, order: nextOrder, timer: timer))
        nextOrder += 1
        siftUp(entries.count - 1)
    }

    /// Takes out the first timer when its deadline is not after `now`.
    mutating func popDue(_ now: Int64) -> LoopTimer? {
        guard let first = entries.first, first.deadline <= now else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        siftDown(0)
        return first.timer
    }

    private mutating func sweep() {
        entries.removeAll { !$0.timer.isPending }
        sweepSize = max(256, entries.count * 2)
        // A sorted array is a heap.
        entries.sort { $0 < $1 }
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard entries[child] < entries[parent] else { return }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in (2 * parent + 1)...(2 * parent + 2) where child < entries.count {
                if entries[child] < entries[least] { least = child }
            }
            guard least != parent else { return }
            entries.swapAt(parent, least)
            parent = least
        }
    }
}
