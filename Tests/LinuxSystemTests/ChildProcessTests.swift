import LinuxSystem
import Synchronization
import Testing

@Suite struct ChildProcessTests {
    /// Starts a shell on the loop; the child, how it ended, and what it wrote.
    private func run(
        _ script: String,
        on loop: EventLoop,
        configure: (inout ChildProcess.Configuration) -> Void = { _ in },
        whileRunning: @Sendable (ChildProcess) throws -> Void = { _ in }
    ) async throws -> (status: ChildProcess.ExitStatus, output: String, errors: String, process: Int32) {
        var configuration = ChildProcess.Configuration(executable: "/bin/sh", arguments: ["-c", script])
        configuration.standardOutput = .pipe
        configuration.standardError = .pipe
        configure(&configuration)
        let (statuses, continuation) = AsyncStream.makeStream(of: ChildProcess.ExitStatus.self)
        let child = try ChildProcess.spawn(configuration, on: loop) { status in
            continuation.yield(status)
            continuation.finish()
        }
        try whileRunning(child)
        var output: [UInt8] = []
        var errors: [UInt8] = []
        if let descriptor = child.takeStandardOutput() { output = try descriptor.readAll() }
        if let descriptor = child.takeStandardError() { errors = try descriptor.readAll() }
        var seen: [ChildProcess.ExitStatus] = []
        for await status in statuses { seen.append(status) }
        #expect(seen.count == 1)
        #expect(child.exitStatus == seen.first)
        let texts = [output, errors].map { String(decoding: $0, as: UTF8.self) }
        return (try #require(seen.first), texts[0], texts[1], child.processIdentifier)
    }

    @Test("both streams come through pipes, standard input is empty and the exit code is told")
    func streams() async throws {
        try await withRunningLoop { loop in
            let result = try await run("cat; echo out; echo err >&2; exit 3", on: loop)
            #expect(result.status == .code(3))
            #expect(!result.status.isSuccess)
            #expect(result.output == "out\n")
            #expect(result.errors == "err\n")
        }
    }

    @Test("arguments, environment and folder are exactly those given")
    func configuration() async throws {
        try await withRunningLoop { loop in
            let result = try await run("echo \"$0|$1|$A|$HOME|$(pwd)\"", on: loop) { configuration in
                configuration.arguments += ["name", "two words"]
                configuration.environment = ["A": "b=c", "PATH": "/bin:/usr/bin"]
                configuration.folder = "/"
            }
            #expect(result.output == "name|two words|b=c||/\n")
        }
    }

    @Test("mapped descriptors arrive under their numbers, also crosswise, and no other is open")
    func descriptors() async throws {
        try await withRunningLoop { loop in
            let first = try PipeEnds()
            let second = try PipeEnds()
            try first.writing.writeAll(Array("one\n".utf8))
            try second.writing.writeAll(Array("two\n".utf8))
            let numbers = (first.reading.rawValue, second.reading.rawValue)
            let script =
                "read a <&3; read b <&4; echo $a $b; for f in 5 6 7 8; do [ -e /proc/$$/fd/$f ] && echo $f; done; true"
            let plain = try await run(script, on: loop) { configuration in
                configuration.descriptors = [.init(parent: numbers.0, child: 3), .init(parent: numbers.1, child: 4)]
            }
            #expect(plain.output == "one two\n")
            // Each source stands where the other is to go.
            try first.writing.writeAll(Array("one\n".utf8))
            try second.writing.writeAll(Array("two\n".utf8))
            let low = min(numbers.0, numbers.1)
            let high = max(numbers.0, numbers.1)
            guard high < 10 else { return }
            let crossed = try await run("read a <&\(high); read b <&\(low); echo $a $b", on: loop) { configuration in
                configuration.descriptors = [.init(parent: low, child: high), .init(parent: high, child: low)]
            }
            #expect(crossed.output == "one two\n")
        }
    }

    @Test("a signal reaches the whole group, is told as such, and nothing of the group or a zombie stays")
    func killGroup() async throws {
        try await withRunningLoop { loop in
            // The reading ends only close once every process that holds a writing end is gone.
            let result = try await run(
                "sleep 1000 & sleep 1000 & wait",
                on: loop,
                whileRunning: { child in
                    #expect(child.exitStatus == nil)
                    #expect(child.kill(.terminate))
                }
            )
            #expect(result.status == .signal(.terminate))
            #expect(try Folder.kind(of: "/proc/\(result.process)", following: false) == nil)
        }
    }

    @Test("what a child leaves running in its group ends with it")
    func stragglers() async throws {
        try await withRunningLoop { loop in
            let result = try await run("sleep 1000 & exit 0", on: loop)
            #expect(result.status.isSuccess)
        }
    }

    @Test("a child that has ended cannot be signalled")
    func killAfterEnd() async throws {
        try await withRunningLoop { loop in
            let ended: (ChildProcess, ChildProcess.ExitStatus) = try await withCheckedThrowingContinuation {
                continuation in
                let child = Mutex<ChildProcess?>(nil)
                loop.execute {
                    let configuration = ChildProcess.Configuration(executable: "/bin/sh", arguments: ["-c", "exit 0"])
                    do {
                        let spawned = try ChildProcess.spawn(configuration, on: loop) { status in
                            if let child = child.withLock({ $0 }) { continuation.resume(returning: (child, status)) }
                        }
                        child.withLock { $0 = spawned }
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
            }
            #expect(ended.1 == .code(0))
            #expect(!ended.0.kill(.kill))
        }
    }

    @Test("an executable that is not there is an error that names it")
    func missingExecutable() throws {
        let loop = try EventLoop()
        let error = #expect(throws: SystemError.self) {
            _ = try ChildProcess.spawn(.init(executable: "/no/such/program"), on: loop) { _ in }
        }
        #expect(error?.description == "posix_spawn /no/such/program: No such file or directory")
    }

    @Test("a hundred children leave no descriptor and no zombie")
    func manyChildren() async throws {
        try await withRunningLoop { loop in
            var processes: [Int32] = []
            for _ in 0..<100 {
                let result = try await run("exit 7", on: loop)
                #expect(result.status == .code(7))
                processes.append(result.process)
            }
            for process in processes {
                #expect(try Folder.kind(of: "/proc/\(process)", following: false) == nil)
            }
        }
    }

    @Test("a child that ignored nothing gets default actions although this process ignores SIGPIPE")
    func defaultActions() async throws {
        try await withRunningLoop { loop in
            Signal.ignoreBrokenPipe()
            let result = try await run("kill -PIPE $$; echo survived", on: loop)
            #expect(result.status == .signal(.brokenPipe))
            #expect(result.output.isEmpty)
        }
    }

    @Test("this process knows its file, its parent and its memory")
    func currentProcess() throws {
        let path = try CurrentProcess.executablePath()
        #expect(try Folder.kind(of: path, following: false) == .file)
        #expect(CurrentProcess.parentIdentifier > 0)
        #expect(try #require(CurrentProcess.residentBytes()) > 1_000_000)
        #expect(CurrentProcess.residentBytes(of: -1) == nil)
    }
}
