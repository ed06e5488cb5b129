import Foundation
import Testing

@testable import os

struct LogTests {
    @Test("a message has its values, in the form asked for, but not those that nobody is to read")
    func message() {
        let secret = "secret"
        let message: OSLogMessage = "a \(1) \(secret, privacy: .private) \(1.5, format: .fixed(precision: 2))"
        #expect(message.text == "a 1 <private> 1.50")
        let hex: OSLogMessage = "\(255, format: .hex) \(true, format: .answer) \("x", align: .right(columns: 3))|"
        #expect(hex.text == "ff yes   x|")
    }

    @Test("places of a format are filled by what the values are, whatever the places say")
    func format() {
        func text(_ format: String, _ arguments: any CVarArg...) -> String {
            FormattedMessage(format: format, arguments: arguments).text
        }
        #expect(text("%{public}@ at %d%%, %.1f", "load" as NSString, 7, 2.25) == "load at 7%, 2.2")
        #expect(text("%{private}s|%ld", 1, 2) == "<private>|2")
        #expect(text("%@ %@", 1) == "1 ")
        #expect(text("%", 1) == "1")
        #expect(text("%*d|%.*f|%2$d", 4, 7, 1, 2.5, 3) == "7|2.500000|3")
        #expect(text("%{public", 1) == "%{public")
    }

    @Test("messages for development are written where they are asked for")
    func levels() {
        #expect(LogSink.isWritten(.debug, mode: nil) == false)
        #expect(LogSink.isWritten(.info, mode: nil))
        #expect(LogSink.isWritten(.debug, mode: "debug"))
        #expect(LogSink.isWritten(.fault, mode: "disable") == false)
        #expect(OSLog.disabled.isEnabled(type: .fault) == false)
    }

    @Test("a line has the origin, the level and the message")
    func line() {
        #expect(LogSink.line(.error, subsystem: "org.a", category: "b", "no") == "[org.a:b] error: no\n")
        #expect(LogSink.line(.default, subsystem: "", category: "", "yes") == "notice: yes\n")
    }

    @Test("a lock gives its value to one at a time")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 100)
    }
}
