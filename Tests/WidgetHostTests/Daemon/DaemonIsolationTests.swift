import Foundation
import LinuxSystem
import Testing

/// What widget code does to itself stays with it: every test runs a daemon of its own with real extension processes.
@Suite(.serialized) struct DaemonIsolationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let impatient = #"{"extension":{"timeoutSeconds":3}}"#

    @Test(
        "a provider that traps, exits or gives nothing keeps its last good entry, marked stale",
        arguments: ["trap", "exit", "empty"]
    )
    func failing(_ fault: String) async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let before = try await daemon.get("/widgets/fragile-systemSmall.svg")
        try await daemon.setFault(fault)
        let report = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(report.status == 202)
        let entry = try await daemon.get("/v1/widgets/fragile-systemSmall/entry").json()
        #expect(entry["stale"] as? Bool == true)
        #expect(entry["text"] as? String == "whole.")
        let failure = try #require(entry["failure"] as? [String: Any])
        #expect((failure["message"] as? String)?.isEmpty == false && failure["retryDate"] is String)
        #expect(try await daemon.get("/widgets/fragile-systemSmall.svg").body == before.body)
        #expect(try await daemon.get("/readyz").status == 200)
        #expect(await daemon.end() == .code(0))
    }

    @Test("a provider that never answers or never returns is ended at its deadline", arguments: ["hang", "spin"])
    func hanging(_ fault: String) async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.impatient)
        try await daemon.setFault(fault)
        async let reload = daemon.post("/v1/widgets/fragile-systemSmall/reload")
        // Others are served and reloaded while it hangs.
        let other = try await daemon.post("/v1/widgets/steady-systemSmall/reload")
        #expect(other.text.contains(#""decision":"ran""#))
        #expect(try await reload.text.contains("gave no answer within 3 s"))
        let entry = try await daemon.get("/v1/widgets/fragile-systemSmall/entry").json()
        #expect(entry["stale"] as? Bool == true && entry["text"] as? String == "whole.")
        try await daemon.setFault("none")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        let healed = try await daemon.get("/v1/widgets/fragile-systemSmall/entry").json()
        #expect(healed["stale"] as? Bool == false)
        #expect(await daemon.end() == .code(0))
    }

    @Test("a provider that takes more memory than it may is ended, and the last good entry stays")
    func gorging() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: #"{"extension":{"memoryMB":200}}"#)
        try await daemon.setFault("gorge")
        let report = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(report.text.contains("took more than 200 MiB of memory"))
        let entry = try await daemon.get("/v1/widgets/fragile-systemSmall/entry").json()
        #expect(entry["stale"] as? Bool == true && entry["text"] as? String == "whole.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("a widget that fails from its first day on takes no other down, and the service becomes ready")
    func failingFromTheStart() async throws {
        let first = try await DaemonProcess(data: folder.path)
        try await first.setFault("trap")
        #expect(await first.end() == .code(0))
        try Folder.removeTree("\(folder.path)/archives")
        let daemon = try await DaemonProcess(data: folder.path)
        #expect(try await daemon.get("/readyz").status == 200)
        #expect(try await daemon.text("steady-systemSmall") == "pressed 0. Press.")
        let fragile = try await daemon.get("/v1/widgets/fragile-systemSmall/entry").json()
        // The placeholder shows, with nothing of the author's words in it.
        #expect(fragile["state"] as? String == "placeholder" && fragile["stale"] as? Bool == true)
        let svg = try await daemon.get("/widgets/fragile-systemSmall.svg")
        #expect(svg.status == 200 && !svg.text.contains("secret"))
        #expect(await daemon.end() == .code(0))
    }

    @Test("an intent that traps is answered as a failure, and the next one works")
    func trappingIntent() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let answer = try await daemon.post("/v1/intents/TrappingIntent", "{}")
        #expect(answer.status == 502 && answer.headers["content-type"] == "application/problem+json")
        #expect(answer.text.contains("the intent gave up"), "\(answer.text)")
        #expect(try await daemon.post("/v1/intents/BumpIntent", "{}").status == 200)
        #expect(try await daemon.text("steady-systemSmall") == "pressed 1. Press.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("a provider that asks for itself whenever it is asked does not run in a circle")
    func restless() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        try await daemon.setFault("restless")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        let first = try await daemon.get("/v1/widgets/fragile-systemSmall/timeline").json()["generatedAt"] as? String
        for _ in 0..<20 { _ = try await daemon.post("/v1/intents/BumpIntent", "{}") }
        let last = try await daemon.get("/v1/widgets/fragile-systemSmall/timeline").json()["generatedAt"] as? String
        #expect(first != nil && first == last)
        #expect(await daemon.end() == .code(0))
    }

    @Test("a log that nobody reads any more does not end the service")
    func abandonedLog() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        daemon.abandonLog()
        try await daemon.setFault("trap")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(try await daemon.get("/healthz").status == 200)
        #expect(await daemon.end() == .code(0))
    }

    @Test("what a widget prints never reaches the messages")
    func chatty() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        try await daemon.setFault("chatty")
        let report = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(report.text.contains(#""decision":"ran""#) && !report.text.contains("failure\":\""))
        let line = try await daemon.logLine { $0.contains("line 1999 of what a widget prints") }
        #expect(line.contains("fragile-systemSmall"))
        #expect(await daemon.end() == .code(0))
    }

    @Test("the first of two completions counts")
    func completedTwice() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        try await daemon.setFault("twice")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(try await daemon.text("fragile-systemSmall") == "first.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("too many entries are refused by name, too deep a view is cut, and both leave the service whole")
    func outOfBounds() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        try await daemon.setFault("many")
        let many = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(many.text.contains("10000 entries"), "\(many.text)")
        try await daemon.setFault("deep")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        #expect(try await daemon.get("/widgets/fragile-systemSmall.svg").status == 200)
        #expect(try await daemon.text("steady-systemSmall") == "pressed 0. Press.")
        #expect(await daemon.end() == .code(0))
    }
}
