import Foundation
import LinuxSystem
import Testing

@Suite(.serialized) struct DaemonDurabilityTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("kill -9 right after an acknowledged press loses nothing, however often it happens")
    func killed() async throws {
        for count in 1...5 {
            let daemon = try await DaemonProcess(data: folder.path)
            let action = try await firstAction(of: daemon)
            let answer = try await daemon.post("/v1/widgets/steady-systemSmall/actions/\(action)")
            #expect(answer.status == 200)
            let shown = try await daemon.get("/widgets/steady-systemSmall.svg")
            #expect(await daemon.end(.kill) == .signal(.kill))
            let next = try await DaemonProcess(data: folder.path)
            #expect(try await next.text("steady-systemSmall") == "pressed \(count). Press.")
            #expect(try await next.get("/widgets/steady-systemSmall.svg").body == shown.body)
            #expect(await next.end() == .code(0))
        }
    }

    @Test("of many presses at once none is lost")
    func parallel() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<30 { group.addTask { try await daemon.post("/v1/intents/BumpIntent", "{}").status } }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(statuses == [Int](repeating: 200, count: 30))
        #expect(try await daemon.text("steady-systemSmall") == "pressed 30. Press.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("data that changed after the last archive is shown after the next start")
    func newerData() async throws {
        let first = try await DaemonProcess(data: folder.path)
        #expect(await first.end(.kill) == .signal(.kill))
        // As if the kill had come between an intent's write and the reload that follows it.
        let store = "\(folder.path)/groups/group.vitrine.faults/preferences.json"
        try AtomicFile.write(Array(#"{"version":1,"values":{"count":3,"runs":1}}"#.utf8), to: store)
        let second = try await DaemonProcess(data: folder.path)
        while try await second.text("steady-systemSmall") == "pressed 0. Press." {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(try await second.text("steady-systemSmall") == "pressed 3. Press.")
        #expect(await second.end() == .code(0))
    }

    private func firstAction(of daemon: DaemonProcess) async throws -> String {
        let entry = try await daemon.get("/v1/widgets/steady-systemSmall/entry").json()
        let actions = try #require(entry["actions"] as? [[String: Any]])
        return try #require(actions.first?["id"] as? String)
    }

    @Test("extension processes do not outlive a killed daemon")
    func orphans() async throws {
        let daemon = try await DaemonProcess(
            data: folder.path,
            configuration: #"{"extension":{"timeoutSeconds":3600}}"#
        )
        try await daemon.setFault("hang")
        async let hanging = try? daemon.post("/v1/widgets/fragile-systemSmall/reload")
        var children: [Int32] = []
        while children.isEmpty {
            try await Task.sleep(for: .milliseconds(5))
            children = try Self.children(of: daemon.processIdentifier)
        }
        _ = await daemon.end(.kill)
        _ = await hanging
        for child in children {
            while FileManager.default.fileExists(atPath: "/proc/\(child)"), try !Self.isZombie(child) {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        #expect(!children.isEmpty)
    }

    /// The processes whose parent is `process`: the second number after the name in `/proc/N/stat` (proc(5)).
    private static func children(of process: Int32) throws -> [Int32] {
        try Folder.entries("/proc").compactMap { entry in
            guard let id = Int32(entry.name), let stat = try? AtomicFile.read("/proc/\(id)/stat") else { return nil }
            let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 && Int32(fields[1]) == process ? id : nil
        }
    }

    private static func isZombie(_ process: Int32) throws -> Bool {
        guard let bytes = try? AtomicFile.read("/proc/\(process)/stat") else { return true }
        return String(decoding: bytes, as: UTF8.self).contains(") Z")
    }

    @Test("a restart serves from the disk before any extension process has run")
    func warmStart() async throws {
        let first = try await DaemonProcess(data: folder.path)
        _ = try await first.post("/v1/intents/BumpIntent", "{}")
        let generated = try await first.get("/v1/widgets/steady-systemSmall/timeline").json()["generatedAt"] as? String
        #expect(await first.end() == .code(0))
        let second = try await DaemonProcess(data: folder.path)
        #expect(try await second.text("steady-systemSmall") == "pressed 1. Press.")
        // Everything on the disk is of the same program and asks for nothing, but for one widget whose timeline has ended.
        let asked = try await second.get("/v1/widgets/steady-systemSmall/timeline").json()["generatedAt"] as? String
        #expect(asked == generated)
        #expect(await second.end() == .code(0))
    }

    @Test("a second daemon on the same data folder is refused and told why")
    func locked() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let error = await #expect(throws: LineFeed.Ended.self) { try await DaemonProcess(data: folder.path) }
        #expect(error?.description.contains("used by another service") == true, "\(String(describing: error))")
        #expect(await daemon.end() == .code(0))
    }

    @Test("SIGTERM and SIGINT end the service with exit code 0", arguments: [Signal.terminate, .interrupt])
    func signals(_ signal: Signal) async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        #expect(await daemon.end(signal) == .code(0))
    }
}
