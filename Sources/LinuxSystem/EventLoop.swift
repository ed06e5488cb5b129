internal import CLinux
internal import Glibc
internal import Synchronization

/// An epoll loop on one thread: watches descriptors, keeps timers, runs work that other threads hand over.
///
/// Map: life cycle and `execute` here · `EventLoop+Turn.swift` one turn · `EventLoop+Timers.swift` timers ·
/// `EventLoop+Descriptors.swift` registrations.
package final class EventLoop: Sendable {
    /// A registered descriptor's handler; the generation tells a reused slot from an old event.
    struct Slot: Sendable {
        var generation: UInt32 = 0
        var handler: (@Sendable (Readiness) -> Void)?
    }

    /// What any thread may touch.
    struct State: Sendable {
        var queue: [@Sendable () -> Void] = []
        var wakeUpSent = false
        var isStopping = false
        var slots: [Slot] = []
        var freeSlots: [Int] = []
        var timers = TimerHeap()
        var wallTimers = TimerHeap()
        var armedWall: Int64?
        var clockObservers: [@Sendable () -> Void] = []
        /// The started thread, to be joined.
        var thread: pthread_t?
    }

    let poller: FileDescriptor
    let wakeUp: FileDescriptor
    let wallTimer: FileDescriptor
    let state = Mutex(State())
    let turnTime = Atomic<Int64>(0)
    /// Handle of the thread that is inside `run`, 0 when none is.
    private let runningThread = Atomic<UInt>(0)

    /// Makes the loop's descriptors; nothing runs yet.
    package init() throws(SystemError) {
        poller = FileDescriptor(owning: try systemCall("epoll_create1") { clinux_epoll_create() })
        wakeUp = FileDescriptor(owning: try systemCall("eventfd") { clinux_eventfd() })
        wallTimer = FileDescriptor(owning: try systemCall("timerfd_create") { clinux_timerfd_realtime() })
        try control(EPOLL_CTL_ADD, descriptor: wakeUp.rawValue, key: Self.wakeUpKey, interest: .readable)
        try control(EPOLL_CTL_ADD, descriptor: wallTimer.rawValue, key: Self.wallTimerKey, interest: .readable)
    }

    /// True on the loop's own thread.
    package var isCurrent: Bool {
        runningThread.load(ordering: .relaxed) == UInt(pthread_self())
    }

    /// When the current turn began, on the monotonic clock in nanoseconds: exact enough for deadlines, and free.
    package var now: Int64 {
        turnTime.load(ordering: .relaxed)
    }

    /// Runs work on the loop's thread, in the order handed over; from any thread, also from the loop itself.
    package func execute(_ work: @escaping @Sendable () -> Void) {
        let mustWake = state.withLock { state in
            state.queue.append(work)
            defer { state.wakeUpSent = true }
            return !state.wakeUpSent
        }
        if mustWake { wake() }
    }

    /// Runs the loop on a thread of its own.
    package func start() throws(SystemError) {
        let box = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, runLoop, box.toOpaque())
        guard code == 0 else {
            box.release()
            throw SystemError(call: "pthread_create", code: SystemError.Code(rawValue: code))
        }
        state.withLock { $0.thread = thread }
    }

    /// Runs the loop on the calling thread until `stop()`.
    package func run() {
        runningThread.store(UInt(pthread_self()), ordering: .relaxed)
        turnTime.store(SystemClock.monotonicNanoseconds(), ordering: .relaxed)
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        while !state.withLock({ $0.isStopping }) {
            turn(&events)
        }
        // What was handed over before the stop is still done.
        runQueue()
        state.withLock { $0.isStopping = false }
        runningThread.store(0, ordering: .relaxed)
    }

    /// Ends `run` after the current turn and the work handed over so far; from any thread.
    package func stop() {
        state.withLock { $0.isStopping = true }
        wake()
    }

    /// Waits for the thread of `start()` to end; at once when there is none. Not on the loop's own thread.
    package func join() {
        let thread = state.withLock { state in
            defer { state.thread = nil }
            return state.thread
        }
        if let thread { pthread_join(thread, nil) }
    }

    func wake() {
        var one: UInt64 = 1
        // Only a counter about to overflow refuses the write, and that one wakes the loop as well.
        _ = Glibc.write(wakeUp.rawValue, &one, 8)
    }
}

private func runLoop(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<EventLoop>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
}
