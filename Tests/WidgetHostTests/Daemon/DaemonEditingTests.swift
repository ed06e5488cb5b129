import Foundation
import LinuxSystem
import Testing

@Suite(.serialized) struct DaemonEditingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func placed(_ configuration: String) -> String {
        #"{"widgets":[{"id":"c","kind":"Chosen","family":"systemSmall","configuration":\#(configuration)}],"#
            + #""links":[{"match":"chosen://item/{id}","open":"/items/{id}"},{"match":"shop://cart","open":"/cart"}]}"#
    }

    private func edit(_ daemon: DaemonProcess, _ configuration: String) async throws -> Answer {
        try await daemon.request("PATCH", "/v1/widgets/c", body: #"{"configuration":\#(configuration)}"#)
    }

    @Test("an edit shows before its answer, survives a restart, and null goes back to the default")
    func edits() async throws {
        let first = try await DaemonProcess(data: folder.path, configuration: Self.placed(#"{"hue":"green"}"#))
        #expect(try await first.text("c") == "green 1.")
        let answer = try await edit(first, #"{"count":7}"#)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(try await first.text("c") == "green 7.")
        #expect(await first.end(.kill) == .signal(.kill))
        let second = try await DaemonProcess(data: folder.path, configuration: Self.placed(#"{"hue":"green"}"#))
        #expect(try await second.text("c") == "green 7.")
        #expect(try await edit(second, #"{"count":null,"hue":null}"#).status == 200)
        #expect(try await second.text("c") == "red 1.")
        #expect(await second.end() == .code(0))
    }

    @Test(
        "a refused edit names the parameter and what is allowed, and changes nothing",
        arguments: [
            (#"{"hue":"blue"}"#, "hue", "green"), (#"{"count":10}"#, "count", "9"), (#"{"cuont":1}"#, "cuont", "count"),
            (#"{"count":2,"hue":7}"#, "hue", "red"),
        ]
    )
    func refused(_ configuration: String, _ parameter: String, _ allowed: String) async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let answer = try await edit(daemon, configuration)
        #expect(answer.status == 422 && answer.text.contains(allowed), "\(answer.text)")
        #expect(try answer.json()["parameter"] as? String == parameter)
        #expect(try await daemon.text("c") == "red 1.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("a widget is placed over HTTP, shown before the answer, kept over a kill, configured and taken away")
    func placing() async throws {
        let first = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let body = #"{"id":"d","kind":"Chosen","family":"systemSmall","configuration":{"hue":"green","count":3}}"#
        let placed = try await first.post("/v1/widgets", body)
        #expect(placed.status == 201 && placed.headers["location"] == "/v1/widgets/d", "\(placed.text)")
        #expect(try await first.text("d") == "green 3.")
        #expect(try await first.post("/v1/widgets", body).status == 409)
        let unnamed = try await first.post("/v1/widgets", #"{"kind":"Chosen","family":"systemSmall"}"#)
        #expect(unnamed.headers["location"] == "/v1/widgets/chosen-systemSmall")
        #expect(await first.end(.kill) == .signal(.kill))
        let second = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        #expect(try await second.text("d") == "green 3.")
        #expect(
            try await second.request("PATCH", "/v1/widgets/d", body: #"{"configuration":{"count":4}}"#).status == 200
        )
        #expect(try await second.text("d") == "green 4.")
        for id in ["d", "c"] {
            #expect(try await second.request("DELETE", "/v1/widgets/\(id)").status == 204)
            #expect(try await second.get("/widgets/\(id).svg").status == 404)
        }
        #expect(await second.end() == .code(0))
        let third = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let list = try await third.get("/v1/widgets").json()["widgets"] as? [[String: Any]]
        #expect(list?.map { $0["id"] as? String } == ["chosen-systemSmall"])
        #expect(await third.end() == .code(0))
    }

    @Test(
        "a widget that cannot be placed is refused with the bad member's name, and nothing is placed",
        arguments: [
            (#"{"kind":"Chosn","family":"systemSmall"}"#, "kind", "Chosen"),
            (#"{"kind":"Chosen","family":"systemLarge"}"#, "family", "systemSmall"),
            (#"{"kind":"Chosen","family":"big"}"#, "family", "systemMedium"),
            (#"{"kind":"Chosen"}"#, "family", "family"),
            (#"{"kind":"Chosen","family":"systemSmall","id":"a/b"}"#, "id", "letters"),
            (#"{"kind":"Chosen","family":"systemSmall","configuration":{"hue":"blue"}}"#, "hue", "green"),
            (#"{"kind":"Chosen","family":"systemSmall","configuration":{"hew":"red"}}"#, "hew", "hue"),
            (#"{"kind":"Chosen","family":"systemSmall","configuration":7}"#, "configuration", "object"),
            (#"{"kind":"Chosen","family":"systemSmall","size":7}"#, "size", "member"),
        ]
    )
    func notPlaced(_ body: String, _ parameter: String, _ words: String) async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let answer = try await daemon.post("/v1/widgets", body)
        #expect(answer.status == 422 && answer.text.contains(words), "\(answer.text)")
        #expect(try answer.json()["parameter"] as? String == parameter)
        let list = try await daemon.get("/v1/widgets").json()["widgets"] as? [[String: Any]]
        #expect(list?.count == 1)
        #expect(await daemon.end() == .code(0))
    }

    @Test("where config.json has changed since an edit, it counts, and the log says so")
    func conflict() async throws {
        let first = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        _ = try await edit(first, #"{"count":5}"#)
        #expect(await first.end() == .code(0))
        let second = try await DaemonProcess(data: folder.path, configuration: Self.placed(#"{"hue":"green"}"#))
        _ = try await second.logLine { $0.contains("config.json has changed") }
        // The old archive serves until the provider has answered for the new configuration.
        while try await second.text("c") == "red 5." { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try await second.text("c") == "green 1.")
        #expect(await second.end() == .code(0))
    }

    @Test("the options of an enumeration are its cases with their titles, found by words")
    func options() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let all = try await daemon.get("/v1/kinds/Chosen/parameters/hue/options").json()["options"] as? [[String: Any]]
        #expect(all?.compactMap { $0["value"] as? String } == ["red", "green"])
        #expect(all?.compactMap { $0["title"] as? String } == ["Ruby", "Emerald"])
        let found =
            try await daemon.get("/v1/kinds/Chosen/parameters/hue/options?q=emer").json()["options"] as? [[String: Any]]
        #expect(found?.compactMap { $0["value"] as? String } == ["green"])
        #expect(try await daemon.get("/v1/kinds/Chosen/parameters/hew/options").status == 422)
        #expect(await daemon.end() == .code(0))
    }

    @Test("links follow rules first, then what widgets carry, and nothing else")
    func links() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: Self.placed("{}"))
        let ruled = try await daemon.get("/open?url=chosen%3A%2F%2Fitem%2F7%3Fa%3D1")
        #expect(ruled.status == 302 && ruled.headers["location"] == "/items/7")
        let resolved = try await daemon.get("/v1/links/resolve?url=chosen%3A%2F%2Fitem%2Fa%2520b").json()
        #expect(resolved["location"] as? String == "/items/a%20b")
        #expect((resolved["parameters"] as? [String: String]) == ["id": "a b"])
        for (url, status) in [
            ("javascript:alert(1)", 403), ("JavaScript:alert(1)", 403), ("data:text/html,x", 403),
            ("https://evil.example/", 404),
            ("chosen://item/", 404), ("chosen://item/7/8", 404), ("nothing", 400), ("", 400),
        ] {
            let query = url.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            #expect(try await daemon.get("/open?url=\(query)").status == status, "\(url)")
        }
        #expect(await daemon.end() == .code(0))
    }

    @Test("a link that no rule fits is opened as it is where a placed widget carries it")
    func carried() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let carried = try await daemon.get("/open?url=chosen%3A%2F%2Fitem%2F7%3Fa%3D1")
        #expect(carried.status == 302 && carried.headers["location"] == "chosen://item/7?a=1")
        #expect(try await daemon.get("/open?url=chosen%3A%2F%2Fitem%2F8").status == 404)
        #expect(await daemon.end() == .code(0))
    }
}
