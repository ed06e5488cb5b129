internal import Foundation

/// The result of `body`; on Linux there is nothing to drain.
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure)
    -> Result
{
    try body()
}

/// Seconds since 1 January 2001, 0:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
