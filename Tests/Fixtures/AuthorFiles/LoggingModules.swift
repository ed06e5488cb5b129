import OSLog
import os

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "none", category: "Widget")

public func logThroughModules(_ error: Error) {
    logger.debug("failed: \(error.localizedDescription, privacy: .private)")
    logger.debug("took \(1.5, format: .fixed(precision: 2)) s, \(255, format: .hex)")
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    OSSignposter().endInterval("load", OSSignposter().beginInterval("load"))
}
