import Foundation
import os.log

private let log = OSLog(subsystem: "org.example", category: "tests")

public func logThroughSubmodule() {
    os_log("nobody sees %{public}@ and %d", log: log, type: .debug, "this", 3)
    os_log(.debug, log: .disabled, "nor this")
    Logger(subsystem: "org.example", category: "tests").debug("nor \(1, privacy: .public)")
}
