import ExtensionProtocol
import Testing
import TimelineEngine

@Suite struct TimelinePlanTests {
    private func plan(_ dates: [Double], _ policy: ReloadPolicy = .never, generatedAt: Double = 0) -> TimelinePlan {
        TimelinePlan(dates: dates, policy: policy, generatedAt: generatedAt)
    }

    @Test(
        "the current entry is the latest with date ≤ now, else the first",
        arguments: [(0.0, 0), (9.999, 0), (10, 0), (19.999, 0), (20, 1), (29, 1), (30, 2), (1e9, 2)]
    )
    func current(now: Double, index: Int) {
        #expect(plan([10, 20, 30]).currentIndex(at: now) == index)
    }

    @Test("without entries nothing is current")
    func empty() {
        #expect(plan([]).currentIndex(at: 5) == nil)
        #expect(plan([]).nextChange(after: 5) == nil)
    }

    @Test("the next change is the date of the entry after the current one")
    func nextChange() {
        #expect(plan([10, 20, 30]).nextChange(after: 0) == 20)
        #expect(plan([10, 20, 30]).nextChange(after: 10) == 20)
        #expect(plan([10, 20, 30]).nextChange(after: 20) == 30)
        #expect(plan([10, 20, 30]).nextChange(after: 30) == nil)
    }

    @Test("the search agrees with a walk over random timelines")
    func agreesWithWalk() {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<500 {
            let dates = Set(
                (0..<Int.random(in: 1...40, using: &generator)).map { _ in
                    Double(Int.random(in: -50...50, using: &generator))
                }
            ).sorted()
            let now = Double.random(in: -60...60, using: &generator)
            let walked = dates.lastIndex { $0 <= now } ?? 0
            #expect(plan(dates).currentIndex(at: now) == walked)
        }
    }

    @Test("never asks for no reload")
    func never() {
        #expect(plan([1]).reloadDate(minimumInterval: 0) == nil)
    }

    @Test("atEnd asks once the last entry's date has come, after asks for its own date")
    func policies() {
        #expect(plan([10, 900], .atEnd).reloadDate(minimumInterval: 300) == 900)
        #expect(plan([10, 900], .after(500)).reloadDate(minimumInterval: 300) == 500)
        #expect(plan([10, 900], .after(5000)).reloadDate(minimumInterval: 300) == 5000)
    }

    @Test("no reload comes sooner than the minimum interval after the last run")
    func minimumInterval() {
        #expect(plan([10], .atEnd, generatedAt: 100).reloadDate(minimumInterval: 300) == 400)
        #expect(plan([10], .after(-1e12), generatedAt: 100).reloadDate(minimumInterval: 300) == 400)
    }

    @Test("a date that is no number counts as now, and one that never comes as never")
    func oddDates() {
        #expect(plan([10], .after(.nan), generatedAt: 100).reloadDate(minimumInterval: 60) == 160)
        #expect(plan([10], .after(.infinity), generatedAt: 100).reloadDate(minimumInterval: 60) == nil)
    }
}

/// A reproducible source of randomness (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
