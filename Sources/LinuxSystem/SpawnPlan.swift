internal import CLinux
internal import Glibc

/// The descriptors of a child to be: copies above every number the child uses, so that no `dup2` overwrites a source.
struct SpawnPlan: ~Copyable {
    /// The highest number that the child uses.
    private let highest: Int32
    private var sources: [Int32] = []
    private var targets: [Int32] = []

    init(above highest: Int32) {
        self.highest = max(highest, 2)
    }

    deinit {
        for source in sources { _ = close(source) }
    }

    /// Gives the child an empty standard input.
    mutating func addInput() throws(SystemError) {
        try addNull(as: 0)
    }

    /// Prepares an output stream; the reading end where it is a pipe.
    mutating func add(_ output: ChildProcess.Output, as child: Int32) throws(SystemError) -> FileDescriptor? {
        switch output {
        case .inherit:
            try add(parent: child, child: child)
        case .discard:
            try addNull(as: child)
        case .descriptor(let parent):
            try add(parent: parent, child: child)
        case .pipe:
            var ends: [Int32] = [-1, -1]
            try systemCall("pipe2") { clinux_pipe(&ends) }
            let reading = FileDescriptor(owning: ends[0])
            let writing = FileDescriptor(owning: ends[1])
            try add(parent: writing.rawValue, child: child)
            return reading
        }
        return nil
    }

    /// Copies a descriptor for the child.
    mutating func add(parent: Int32, child: Int32) throws(SystemError) {
        let floor = highest + 1
        let copy = try systemCall("fcntl", path: "descriptor \(parent)") { fcntl(parent, F_DUPFD_CLOEXEC, floor) }
        sources.append(copy)
        targets.append(child)
    }

    private mutating func addNull(as child: Int32) throws(SystemError) {
        // Named, as an unnamed one would close before its number is used.
        let null = try FileDescriptor.null()
        try add(parent: null.rawValue, child: child)
    }

    /// Starts the child; its process id.
    func spawn(_ configuration: ChildProcess.Configuration) throws(SystemError) -> Int32 {
        let environment = configuration.environment.map { $0.map { "\($0.key)=\($0.value)" }.sorted() }
        var process: pid_t = 0
        let code = withCStrings([configuration.executable] + configuration.arguments) { arguments in
            withCStrings(environment ?? []) { variables in
                configuration.executable.withCString { path in
                    withOptionalCString(configuration.folder) { folder in
                        var request = clinux_spawn_request()
                        request.path = path
                        request.arguments = arguments
                        request.environment = environment == nil ? UnsafePointer(environ) : variables
                        request.folder = folder
                        request.count = sources.count
                        request.highest = highest
                        return sources.withUnsafeBufferPointer { sources in
                            targets.withUnsafeBufferPointer { targets in
                                request.sources = sources.baseAddress
                                request.targets = targets.baseAddress
                                return clinux_spawn(&request, &process)
                            }
                        }
                    }
                }
            }
        }
        guard code == 0 else {
            throw SystemError(
                call: "posix_spawn",
                code: SystemError.Code(rawValue: code),
                path: configuration.executable
            )
        }
        return process
    }

}

/// Lends the strings as a null-terminated array of C strings.
private func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { buffer in
        // An array with its terminator is never empty, so it has a base address.
        withUnsafePointer(to: UnsafeMutablePointer<CChar>?.none) { body(buffer.baseAddress ?? $0) }
    }
}

private func withOptionalCString<Result>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let string else { return body(nil) }
    return string.withCString(body)
}
