import LinuxSystem
import Synchronization
import Testing

@Suite struct EventLoopTests {
    @Test("work handed over from many threads runs on the loop's thread, each thread's in order")
    func executeKeepsOrder() async throws {
        try await withRunningLoop { loop in
            let seen = Recorder<[Int]>()
            await withTaskGroup(of: Void.self) { group in
                for source in 0..<8 {
                    group.addTask {
                        for number in 0..<200 {
                            loop.execute {
                                if loop.isCurrent { seen.append([source, number]) }
                            }
                        }
                    }
                }
            }
            let _: Bool = await loop.awaitCall { $0(true) }
            #expect(!loop.isCurrent)
            for source in 0..<8 {
                #expect(seen.values.filter { $0[0] == source }.map { $0[1] } == Array(0..<200))
            }
        }
    }

    @Test("timers fire by deadline, equal ones in the order they were set, and never early")
    func timersFireInOrder() async throws {
        try await withRunningLoop { loop in
            let order: [Int] = await loop.awaitCall { done in
                let fired = Mutex<[Int]>([])
                let begin = SystemClock.monotonicNanoseconds()
                for (index, milliseconds) in [30, 10, 20, 10, 0].enumerated() {
                    loop.schedule(after: .milliseconds(milliseconds)) {
                        let passed = SystemClock.monotonicNanoseconds() - begin
                        let isEarly = passed < Int64(milliseconds) * 1_000_000
                        fired.withLock { $0.append(isEarly ? -1 : index) }
                        if index == 0 { done(fired.withLock { $0 }) }
                    }
                }
            }
            #expect(order == [4, 1, 3, 2, 0])
        }
    }

    @Test("a timer set from another thread wakes a loop that waits for a later one")
    func timerFromOtherThread() async throws {
        try await withRunningLoop { loop in
            let late = loop.schedule(after: .seconds(3600)) {}
            await withCheckedContinuation { continuation in
                loop.schedule(after: .milliseconds(1)) { continuation.resume() }
            }
            #expect(late.isPending)
            late.cancel()
        }
    }

    @Test("a cancelled timer does not fire, also when it is cancelled in the round it was due in")
    func cancelledTimer() async throws {
        try await withRunningLoop { loop in
            let fired: [String] = await loop.awaitCall { done in
                let fired = Mutex<[String]>([])
                let deadline = SystemClock.monotonicNanoseconds()
                let second = Mutex<LoopTimer?>(nil)
                loop.schedule(atMonotonic: deadline) {
                    fired.withLock { $0.append("first") }
                    second.withLock { $0 }?.cancel()
                }
                let timer = loop.schedule(atMonotonic: deadline) { fired.withLock { $0.append("second") } }
                second.withLock { $0 = timer }
                loop.schedule(after: .milliseconds(5)) { done(fired.withLock { $0 }) }
            }
            #expect(fired == ["first"])
        }
    }

    @Test("wall-clock timers fire at their time in order, past ones at once")
    func wallClockTimers() async throws {
        try await withRunningLoop { loop in
            let order: [String] = await loop.awaitCall { done in
                let fired = Mutex<[String]>([])
                let now = SystemClock.wallSeconds()
                let last = now + 0.03
                loop.schedule(at: last) {
                    let isEarly = SystemClock.wallSeconds() < last
                    fired.withLock { $0.append(isEarly ? "early" : "later") }
                    done(fired.withLock { $0 })
                }
                loop.schedule(at: now + 0.01) { fired.withLock { $0.append("soon") } }
                loop.schedule(at: now - 1000) { fired.withLock { $0.append("past") } }
                loop.schedule(at: -5) { fired.withLock { $0.append("before 1970") } }
                loop.schedule(at: .infinity) { fired.withLock { $0.append("never") } }
            }
            #expect(order == ["before 1970", "past", "soon", "later"])
        }
    }

    @Test("work handed over before a stop is done, and the loop can run again")
    func stopFinishesWork() throws {
        let loop = try EventLoop()
        let count = Mutex(0)
        loop.execute {
            loop.stop()
            loop.execute { count.withLock { $0 += 1 } }
        }
        loop.run()
        #expect(count.withLock { $0 } == 1)
        loop.execute {
            count.withLock { $0 += 1 }
            loop.stop()
        }
        loop.run()
        #expect(count.withLock { $0 } == 2)
    }

    @Test("a handler hears of bytes and may deregister itself; a reused slot gets no event of its predecessor")
    func registration() async throws {
        try await withRunningLoop { loop in
            for round in 0..<3 {
                let pipe = try PipeEnds()
                try pipe.reading.setNonBlocking()
                let number = pipe.reading.rawValue
                let events: Int = try await withCheckedThrowingContinuation { continuation in
                    let calls = Mutex(0)
                    let holder = Mutex<Registration?>(nil)
                    do {
                        let registration = try loop.register(pipe.reading, .readable) { readiness in
                            calls.withLock { $0 += readiness.contains(.readable) ? 1 : 100 }
                            holder.withLock { $0 }?.deregister()
                            // Still readable, but nobody is to hear of it any more.
                            loop.schedule(after: .milliseconds(3)) {
                                continuation.resume(returning: calls.withLock { $0 })
                            }
                        }
                        holder.withLock { $0 = registration }
                        try pipe.writing.writeAll([UInt8(round)])
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
                #expect(events == 1, "descriptor \(number)")
            }
        }
    }

    @Test("registering a regular file fails with the kernel's reason and keeps nothing")
    func registrationFailure() throws {
        let loop = try EventLoop()
        let folder = try TemporaryFolder()
        try AtomicFile.write([1], to: folder.file("a"))
        let lock = try FileLock(waitingFor: folder.file("a"))
        _ = lock
        let failure = #expect(throws: SystemError.self) {
            _ = try loop.register(try PublicFolder(folder.path).open(["a"]), .readable) { _ in }
        }
        #expect(failure?.call == "epoll_ctl")
    }
}
