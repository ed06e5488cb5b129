import Foundation
import LinuxSystem
import Testing

@Suite(.serialized) struct DaemonConfigurationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let one = #"{"widgets":[{"id":"a","kind":"Steady","family":"systemSmall"}]}"#
    private static let two =
        #"{"widgets":[{"id":"b","kind":"Ticking","family":"systemSmall"},"#
        + #"{"id":"a","kind":"Steady","family":"systemSmall"}],"allowedHosts":["dash.lan"]}"#

    private func ids(_ daemon: DaemonProcess) async throws -> [String] {
        let widgets = try #require(try await daemon.get("/v1/widgets").json()["widgets"] as? [[String: Any]])
        return widgets.compactMap { $0["id"] as? String }
    }

    @Test("SIGHUP places what the file says now, and what stays keeps its archive and tag")
    func hangUp() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.one)
        #expect(try await ids(daemon) == ["a"])
        let before = try await daemon.get("/widgets/a.svg")
        #expect(try await daemon.get("http://dash.lan/healthz").status == 421)
        try daemon.reconfigure(Self.two)
        _ = try await daemon.logLine { $0.contains("read anew: 2 widgets") }
        #expect(try await ids(daemon) == ["b", "a"])
        #expect(try await daemon.get("/widgets/a.svg").headers["etag"] == before.headers["etag"])
        #expect(try await daemon.get("http://dash.lan/healthz").status == 200)
        #expect(await daemon.end() == .code(0))
    }

    @Test(
        "a file that cannot be used is refused, and the old configuration stays",
        arguments: [
            #"{"widgets":[{"id":"a","kind":"Stedy","family":"systemSmall"}]}"#, #"{"widgets":[],}"#, #"{"wigdets":[]}"#,
        ]
    )
    func refused(_ text: String) async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.one)
        try daemon.reconfigure(text)
        let line = try await daemon.logLine { $0.contains("the old configuration stays") }
        #expect(line.contains("config.json"))
        #expect(try await ids(daemon) == ["a"])
        #expect(try await daemon.get("/widgets/a.svg").status == 200)
        #expect(await daemon.end() == .code(0))
    }

    @Test("a widget that is placed again has its archive at once")
    func placedAgain() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.two)
        let before = try await daemon.get("/v1/widgets/a/timeline").json()["generatedAt"] as? String
        try daemon.reconfigure(#"{"widgets":[]}"#)
        _ = try await daemon.logLine { $0.contains("read anew: 0 widgets") }
        #expect(try await daemon.get("/widgets/a.svg").status == 404)
        try daemon.reconfigure(Self.one)
        _ = try await daemon.logLine { $0.contains("read anew: 1 widget") }
        #expect(try await daemon.get("/v1/widgets/a/timeline").json()["generatedAt"] as? String == before)
        #expect(await daemon.end() == .code(0))
    }
}
