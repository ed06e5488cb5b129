import Foundation
import LinuxSystem
import Testing

/// What the operator sees: events, counts, readiness.
@Suite(.serialized) struct DaemonOperationsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("a new client is told what every widget shows, then what changes")
    func events() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let stream = try EventStream(port: daemon.port)
        for widget in ["steady-systemSmall", "steady-systemMedium", "fragile-systemSmall"] {
            let event = try await stream.next { $0.name == "entry" }
            let entry = try event.json()
            #expect(entry["widget"] as? String == widget && entry["svg"] as? String == "/widgets/\(widget).svg")
            #expect(entry["state"] as? String == "timeline" && entry["stale"] as? Bool == false)
        }
        #expect(stream.head.lowercased().contains("content-type: text/event-stream"))
        #expect(stream.head.contains("Cache-Control: no-store") && stream.head.contains("X-Accel-Buffering: no"))
        #expect(try await daemon.post("/v1/intents/BumpIntent", "{}").status == 200)
        _ = try await stream.next { try $0.name == "entry" && $0.json()["widget"] as? String == "steady-systemSmall" }
        try await daemon.setFault("trap")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        let failure = try await stream.next { $0.name == "failure" }
        #expect(try failure.json()["widget"] as? String == "fragile-systemSmall")
        #expect(await daemon.end() == .code(0))
        // The stream ends with the service.
        await #expect(throws: EventStream.Ended.self) { try await stream.next { _ in false } }
    }

    @Test("an entry that becomes current by its date is told without anybody asking")
    func entryByDate() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let stream = try EventStream(port: daemon.port)
        var dates: Set<String> = []
        while dates.count < 3 {
            let event = try await stream.next {
                try $0.name == "entry" && $0.json()["widget"] as? String == "ticking-systemSmall"
            }
            if let date = try event.json()["date"] as? String { dates.insert(date) }
        }
        #expect(await daemon.end() == .code(0))
    }

    @Test("a client that comes back gets what it has missed, one of another run the whole state")
    func resumption() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let first = try EventStream(port: daemon.port)
        let seen = try await first.next {
            try $0.name == "entry" && $0.json()["widget"] as? String == "chosen-systemSmall"
        }
        first.cut()
        #expect(try await daemon.post("/v1/intents/BumpIntent", "{}").status == 200)
        let second = try EventStream(port: daemon.port, after: seen.id)
        let missed = try await second.next { $0.name == "entry" }
        #expect(missed.id != seen.id)
        let third = try EventStream(port: daemon.port, after: "another.7")
        let whole = try await third.next { _ in true }
        #expect(try whole.json()["widget"] as? String == "steady-systemSmall" && whole.name == "entry")
        #expect(await daemon.end() == .code(0))
    }

    @Test("counts tell reloads, faults, answers and what the service takes")
    func metrics() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        #expect(try await daemon.post("/v1/intents/BumpIntent", "{}").status == 200)
        try await daemon.setFault("trap")
        _ = try await daemon.post("/v1/widgets/fragile-systemSmall/reload")
        _ = try await daemon.get("/widgets/none.svg")
        let answer = try await daemon.get("/metrics")
        #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
        let values = Self.values(answer.text)
        #expect(values[#"vitrine_intents_total{outcome="performed"}"#] == 2.0)
        #expect(values[#"vitrine_reloads_total{outcome="failed"}"#] == 1.0)
        // Once, and once more in a fresh process.
        #expect(values[#"vitrine_extension_faults_total{cause="crashed"}"#] == 2.0)
        #expect(values["vitrine_widgets"] == 6.0 && values["vitrine_widgets_stale"] == 1.0)
        #expect(values[#"vitrine_http_responses_total{status="4xx"}"#] == 1.0)
        #expect(
            values[#"vitrine_http_request_seconds_bucket{le="+Inf"}"#] == values["vitrine_http_request_seconds_count"]
        )
        #expect((values["process_resident_memory_bytes"] ?? 0) > 1_048_576)
        #expect((values["process_open_fds"] ?? 0) > 3)
        #expect(await daemon.end() == .code(0))
    }

    @Test("the description of the interface names every route of the contract")
    func description() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let document = try await daemon.get("/openapi.json").json()
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        for (path, methods) in [
            ("/widgets/{id}.svg", ["get"]), ("/widgets/{id}.txt", ["get"]), ("/v1/widgets", ["get", "post"]),
            ("/v1/widgets/{id}", ["delete", "get", "patch"]), ("/v1/widgets/{id}/entry", ["get"]),
            ("/v1/widgets/{id}/actions/{action}", ["post"]), ("/v1/intents/{name}", ["post"]), ("/open", ["get"]),
            ("/v1/events", ["get"]), ("/metrics", ["get"]), ("/readyz", ["get"]), ("/healthz", ["get"]),
        ] {
            #expect(paths[path]?.keys.sorted() == methods, "\(path)")
        }
        // What is nowhere is not found, whatever the method.
        #expect(try await daemon.post("/nowhere").status == 404)
        #expect(try await daemon.post("/metrics").status == 405)
        #expect(await daemon.end() == .code(0))
    }

    @Test("what a provider used of its budget is known after a restart")
    func budgets() async throws {
        let configuration = #"{"budget":{"reloadsPerDay":4,"minimumIntervalSeconds":1}}"#
        let first = try await DaemonProcess(data: folder.path, configuration: configuration)
        let stream = try EventStream(port: first.port)
        // Its start does not count; the timeline then ends twice, which does.
        for _ in 0..<2 {
            _ = try await stream.next {
                try $0.name == "reload" && $0.json()["widget"] as? String == "ticking-systemSmall"
            }
        }
        #expect(await first.end() == .code(0))
        let second = try await DaemonProcess(data: folder.path, configuration: configuration)
        let values = Self.values(try await second.get("/metrics").text)
        #expect((values[#"vitrine_budget_reloads{widget="ticking-systemSmall"}"#] ?? 0) >= 2)
        #expect(await second.end() == .code(0))
    }

    @Test("a disk that refuses is told in the readiness and recovered from without a restart")
    func degraded() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let archives = "\(folder.path)/archives/steady-systemSmall"
        try Folder.removeTree(archives)
        try AtomicFile.write([], to: archives)
        #expect(try await daemon.post("/v1/intents/BumpIntent", "{}").status == 200)
        #expect(try await daemon.text("steady-systemSmall") == "pressed 1. Press.")
        let degraded = try await daemon.get("/readyz").json()
        #expect(degraded["status"] as? String == "degraded")
        #expect((degraded["reasons"] as? [String])?.first?.hasPrefix("steady-systemSmall: ") == true)
        try FileSystemCalls.live.remove(archives)
        _ = try await daemon.logLine { $0.contains("steady-systemSmall: the archive is on the disk now") }
        #expect(try await daemon.get("/readyz").json()["status"] as? String == "ready")
        let status = await daemon.end()
        #expect(status == .code(0))
    }

    /// The values of a metrics page by series.
    private static func values(_ text: String) -> [String: Double] {
        var values: [String: Double] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ")
            if parts.count == 2 { values[String(parts[0])] = Double(parts[1]) }
        }
        return values
    }
}
