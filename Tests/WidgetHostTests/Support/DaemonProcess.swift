import Foundation
import LinuxSystem
import Synchronization
import Testing

/// The fault bundle as a daemon of its own, on a port of the kernel's choice; ended by whoever started it.
final class DaemonProcess: Sendable {
    let port: UInt16
    let data: String
    private let process: ChildProcess
    private let loop: EventLoop
    private let lines: LineFeed
    private let exit: ExitFeed

    /// Starts the daemon and waits until every widget has been asked.
    ///
    /// - Parameters:
    ///   - data: the data folder; one that exists goes on being used.
    ///   - configuration: the text of its config.json.
    init(data: String, configuration: String = "{}", waitsUntilReady: Bool = true) async throws {
        self.data = data
        try Folder.make(data)
        let file = "\(data)/config.json"
        try AtomicFile.write(Array(configuration.utf8), to: file)
        loop = try EventLoop()
        try loop.start()
        let exit = ExitFeed()
        self.exit = exit
        process = try await Self.spawn(
            ["serve", "--config", file, "--port", "0", "--data", data],
            on: loop
        ) { exit.ended($0) }
        // #require takes no value that cannot be copied.
        guard let errors = process.takeStandardError() else {
            throw LineFeed.Ended(description: "the daemon's standard error was taken already")
        }
        let lines = LineFeed()
        try lines.follow(errors, on: loop)
        self.lines = lines
        let serving = try await lines.first { $0.contains("serving") }
        port = try #require(serving.split(separator: ":").last.flatMap { UInt16($0.prefix(while: \.isNumber)) })
        if waitsUntilReady { _ = try await lines.first { $0.contains("ready:") } }
    }

    /// A child on the loop's thread, so that it does not die with a thread of the test's.
    private static func spawn(
        _ arguments: [String],
        on loop: EventLoop,
        onExit: @escaping @Sendable (ChildProcess.ExitStatus) -> Void
    ) async throws -> ChildProcess {
        // The test executable plays the fault bundle's where this variable is set; see FaultEntry.
        var environment = ProcessInfo.processInfo.environment
        environment["VITRINE_FAULT_BUNDLE"] = "1"
        let configuration = ChildProcess.Configuration(
            executable: try CurrentProcess.executablePath(),
            arguments: arguments,
            environment: environment,
            standardOutput: .discard,
            standardError: .pipe
        )
        let result = await withCheckedContinuation { continuation in
            loop.execute {
                do throws(SystemError) {
                    continuation.resume(
                        returning: Result<ChildProcess, SystemError>.success(
                            try ChildProcess.spawn(configuration, on: loop, onExit: onExit)
                        )
                    )
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    /// Sends one request on a connection of its own.
    func request(
        _ method: String,
        _ path: String,
        body: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> Answer {
        var head = "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n" }
        let bytes = Array((head + "\r\n" + (body ?? "")).utf8)
        let port = port
        // The client blocks, so it gets a thread of its own.
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let socket = try ClientSocket(.internet(host: "127.0.0.1", port: port), timeout: .seconds(60))
                        try socket.send(bytes)
                        return try Answer(socket.receiveToEnd())
                    }
                )
            }
        }
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
        try await request("GET", path, headers: headers)
    }

    func post(_ path: String, _ body: String? = nil, headers: [String: String] = [:]) async throws -> Answer {
        try await request("POST", path, body: body ?? "", headers: headers)
    }

    /// The text of a widget's current entry.
    func text(_ widget: String) async throws -> String {
        try await get("/v1/widgets/\(widget)/entry").json()["text"] as? String ?? ""
    }

    /// Tells the fragile widget how to fail from now on.
    func setFault(_ fault: String) async throws {
        let answer = try await post("/v1/intents/SetFaultIntent", #"{"fault":"\#(fault)"}"#)
        try #require(answer.status == 200, "\(answer.text)")
    }

    /// Sends a signal and waits for the end.
    func end(_ signal: Signal = .terminate) async -> ChildProcess.ExitStatus {
        process.kill(signal)
        let status = await exit.status()
        loop.stop()
        loop.join()
        return status
    }

    /// Waits for a line of the log.
    func logLine(_ fits: @escaping @Sendable (String) -> Bool) async throws -> String {
        try await lines.first(where: fits)
    }

    var processIdentifier: Int32 { process.processIdentifier }
}

/// An HTTP answer.
struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    /// The connection ended before a whole answer.
    struct Broken: Error {
        let bytes: Int
    }

    init(_ bytes: [UInt8]) throws {
        guard let end = bytes.indices.dropLast(3).first(where: { Array(bytes[$0..<$0 + 4]) == Array("\r\n\r\n".utf8) })
        else { throw Broken(bytes: bytes.count) }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Broken(bytes: bytes.count)
        }
        self.status = status
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        self.headers = headers
        body = Array(bytes[(end + 4)...])
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any], "\(text)")
    }
}

/// Lines as they are written, for a test that waits for one.
final class LineFeed: Sendable {
    private struct State: Sendable {
        var lines: [String] = []
        var hasEnded = false
        var waiters: [(fits: @Sendable (String) -> Bool, resume: CheckedContinuation<String?, Never>)] = []
        var rest: [UInt8] = []
        var reader: StreamReader?
    }

    private let state = Mutex(State())

    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    func follow(_ descriptor: consuming FileDescriptor, on loop: EventLoop) throws {
        let reader = try StreamReader(
            descriptor,
            on: loop,
            onBytes: { [weak self] in self?.receive($0) },
            onEnd: { [weak self] in self?.end() }
        )
        state.withLock { $0.reader = reader }
    }

    /// The first line that fits, written already or yet to come.
    func first(where fits: @escaping @Sendable (String) -> Bool) async throws -> String {
        let found = await withCheckedContinuation { continuation in
            let known = state.withLock { state -> String?? in
                if let line = state.lines.first(where: fits) { return .some(line) }
                if state.hasEnded { return .some(nil) }
                state.waiters.append((fits, continuation))
                return nil
            }
            if let known { continuation.resume(returning: known) }
        }
        guard let found else { throw Ended(description: state.withLock { $0.lines.joined(separator: "\n") }) }
        return found
    }

    private func receive(_ bytes: [UInt8]) {
        let answered = state.withLock { state in
            state.rest += bytes
            var answered: [(CheckedContinuation<String?, Never>, String)] = []
            while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: state.rest[..<end], as: UTF8.self)
                state.rest.removeFirst(end + 1)
                state.lines.append(line)
                answered += state.waiters.filter { $0.fits(line) }.map { ($0.resume, line) }
                state.waiters.removeAll { $0.fits(line) }
            }
            return answered
        }
        for (continuation, line) in answered { continuation.resume(returning: line) }
    }

    private func end() {
        let waiters = state.withLock { state in
            state.hasEnded = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume.resume(returning: nil) }
    }
}

/// The end of a process, for a test that waits for it.
final class ExitFeed: Sendable {
    private struct State: Sendable {
        var status: ChildProcess.ExitStatus?
        var waiters: [CheckedContinuation<ChildProcess.ExitStatus, Never>] = []
    }

    private let state = Mutex(State())

    func ended(_ status: ChildProcess.ExitStatus) {
        let waiters = state.withLock { state in
            state.status = status
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume(returning: status) }
    }

    func status() async -> ChildProcess.ExitStatus {
        await withCheckedContinuation { continuation in
            let status = state.withLock { state in
                if state.status == nil { state.waiters.append(continuation) }
                return state.status
            }
            if let status { continuation.resume(returning: status) }
        }
    }
}

/// A folder that is removed with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-tests-\(UUID().uuidString)"
        try Folder.make(path)
    }

    deinit { try? Folder.removeTree(path) }
}
