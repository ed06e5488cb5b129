internal import Glibc

/// The kernel's clocks.
package enum SystemClock {
    /// Nanoseconds of a clock that never jumps and counts from an arbitrary start.
    package static func monotonicNanoseconds() -> Int64 {
        nanoseconds(CLOCK_MONOTONIC)
    }

    /// Nanoseconds since 1970 of the wall clock, which can jump.
    package static func wallNanoseconds() -> Int64 {
        nanoseconds(CLOCK_REALTIME)
    }

    /// Seconds since 1970 of the wall clock, which can jump.
    package static func wallSeconds() -> Double {
        Double(wallNanoseconds()) / 1e9
    }

    private static func nanoseconds(_ clock: clockid_t) -> Int64 {
        var now = timespec()
        clock_gettime(clock, &now)
        return Int64(now.tv_sec) &* 1_000_000_000 &+ Int64(now.tv_nsec)
    }
}

extension Duration {
    /// The duration in nanoseconds, clamped to what 64 bits hold.
    package var clampedNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        if overflow { return seconds < 0 ? .min : .max }
        let (sum, tooFar) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        return tooFar ? (seconds < 0 ? .min : .max) : sum
    }
}
