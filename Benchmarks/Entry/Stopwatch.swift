internal import Foundation
internal import LinuxSystem

/// Times work.
enum Stopwatch {
    /// The CPU time of one call, the mean of `count`; time in which others had the processor does not count.
    static func microseconds<Result>(_ count: Int, _ work: () -> Result) -> Double {
        let start = cpuNanoseconds()
        for _ in 0..<count { _ = work() }
        return Double(cpuNanoseconds() - start) / Double(count) / 1000
    }

    /// Since some instant of the past.
    static func monotonicMilliseconds() -> Double { Double(SystemClock.monotonicNanoseconds()) / 1_000_000 }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func cpuNanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
