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

    /// Changes the configuration file and has it read anew.
    func reconfigure(_ configuration: String) throws {
        try AtomicFile.write(Array(configuration.utf8), to: "\(data)/config.json")
        process.kill(.hangUp)
    }

    /// Leaves the daemon's log without a reader.
    func abandonLog() { lines.close() }

    /// Waits for a line of the log.
    func logLine(_ fits: @escaping @Sendable (String) -> Bool) async throws -> String {
        try await lines.first(where: fits)
    }

    var processIdentifier: Int32 { process.processIdentifier }
}
