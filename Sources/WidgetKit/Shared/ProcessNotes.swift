internal import LinuxSystem

/// Lines for the service's log, which reads an extension's standard error.
enum ProcessNotes {
    static func write(_ line: String) {
        try? StandardStream.errors.write(Array((line + "\n").utf8))
    }
}
