internal import Foundation

/// Lines for the service's log, which reads an extension's standard error.
enum ProcessNotes {
    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
