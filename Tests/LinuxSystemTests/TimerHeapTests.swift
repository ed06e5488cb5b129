import Testing

@testable import LinuxSystem

@Suite struct TimerHeapTests {
    @Test("deadlines come out ascending, equal ones in insertion order")
    func order() {
        var heap = TimerHeap()
        var random = SplitMix(state: 7)
        var expected: [(Int64, LoopTimer)] = []
        for _ in 0..<500 {
            let timer = LoopTimer {}
            let deadline = Int64(random.next() % 40)
            heap.insert(timer, deadline: deadline)
            expected.append((deadline, timer))
        }
        // Swift's sort is stable.
        expected.sort { $0.0 < $1.0 }
        for (deadline, timer) in expected {
            #expect(heap.earliest == deadline)
            #expect(heap.popDue(deadline - 1) == nil)
            #expect(heap.popDue(deadline) === timer)
        }
        #expect(heap.popDue(.max) == nil)
    }

    @Test("cancelled timers do not pile up")
    func sweep() {
        var heap = TimerHeap()
        for number in 0..<10_000 {
            let timer = LoopTimer {}
            heap.insert(timer, deadline: Int64(number))
            timer.cancel()
        }
        #expect(heap.count <= 256)
    }
}

/// A small generator with a fixed seed.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
