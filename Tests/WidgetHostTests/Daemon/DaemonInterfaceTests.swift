import Foundation
import FoundationXML
import LinuxSystem
import Testing

@Suite(.serialized) struct DaemonInterfaceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("the lists say what is placed, what kinds there are and which intents")
    func lists() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let widgets = try #require(try await daemon.get("/v1/widgets").json()["widgets"] as? [[String: Any]])
        #expect(
            widgets.map { $0["id"] as? String } == [
                "steady-systemSmall", "steady-systemMedium", "fragile-systemSmall", "hostile-systemMedium",
                "ticking-systemSmall", "chosen-systemSmall",
            ]
        )
        let kinds = try await daemon.get("/v1/kinds")
        let list = try #require(try JSONSerialization.jsonObject(with: Data(kinds.body)) as? [[String: Any]])
        #expect(list.first?["displayName"] as? String == "Steady & sound")
        let intents = try #require(try await daemon.get("/v1/intents").json()["intents"] as? [[String: Any]])
        let names = intents.compactMap { $0["name"] as? String }
        #expect(Set(names).isSuperset(of: ["BumpIntent", "SetFaultIntent", "SumIntent"]))
        let sum = try #require(intents.first { $0["name"] as? String == "SumIntent" })
        let parameters = try #require(sum["parameters"] as? [[String: Any]])
        #expect(parameters.map { $0["name"] as? String } == ["first", "second"])
        #expect(await daemon.end() == .code(0))
    }

    @Test("an entry has the members of the contract, null ones included")
    func entry() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let entry = try await daemon.get("/v1/widgets/steady-systemMedium/entry").json()
        #expect(
            Set(entry.keys).isSuperset(of: [
                "widget", "kind", "family", "size", "date", "validUntil", "relevance", "state", "stale", "text",
                "actions",
                "svg", "view",
            ])
        )
        #expect(entry["validUntil"] is NSNull && entry["state"] as? String == "timeline")
        #expect((entry["size"] as? [String: Any])?["width"] as? Double == 338)
        let action = try #require((entry["actions"] as? [[String: Any]])?.first)
        #expect(action["type"] as? String == "intent" && action["intent"] as? String == "BumpIntent")
        #expect(action["label"] as? String == "Press")
        #expect(await daemon.end() == .code(0))
    }

    @Test("a press changes picture and tag before its answer, and an unchanged picture is 304")
    func press() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let path = "/widgets/steady-systemSmall.svg"
        let before = try await daemon.get(path)
        let tag = try #require(before.headers["etag"])
        #expect(before.headers["content-type"]?.hasPrefix("image/svg+xml") == true)
        #expect(before.headers["content-security-policy"]?.contains("default-src 'none'") == true)
        #expect(before.headers["cache-control"]?.contains("max-age=") == true)
        let same = try await daemon.get(path, headers: ["If-None-Match": tag])
        #expect(same.status == 304 && same.body.isEmpty)
        let answer = try await daemon.post("/v1/intents/BumpIntent", "{}")
        #expect(try answer.json()["changed"] as? Bool == true)
        let after = try await daemon.get(path, headers: ["If-None-Match": tag])
        #expect(after.status == 200 && after.headers["etag"] != tag && after.text.contains("pressed 1"))
        let head = try await daemon.request("HEAD", path)
        #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == String(after.body.count))
        #expect(await daemon.end() == .code(0))
    }

    @Test("an intent that reloads all widgets is answered when all of them show it")
    func reloadAll() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let answer = try await daemon.post("/v1/intents/BumpAllIntent", "{}")
        let reloads = try #require(try answer.json()["reloads"] as? [[String: Any]])
        #expect(reloads.count == 6)
        #expect(try await daemon.text("steady-systemSmall") == "pressed 1. Press.")
        #expect(try await daemon.text("steady-systemMedium") == "pressed 1. Press.")
        #expect(await daemon.end() == .code(0))
    }

    @Test("a kind has gallery pictures: the snapshot, and a placeholder without the author's words")
    func gallery() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let snapshot = try await daemon.get("/v1/kinds/Fragile/snapshot.svg")
        #expect(snapshot.status == 200 && snapshot.text.contains("whole"))
        let placeholder = try await daemon.get("/v1/kinds/Fragile/placeholder.svg?scheme=dark")
        #expect(placeholder.status == 200 && !placeholder.text.contains("secret"))
        let medium = try await daemon.get("/v1/kinds/Steady/snapshot.svg?family=systemMedium")
        #expect(medium.text.contains(" width=\"338\""))
        let wrong = try await daemon.get("/v1/kinds/Fragile/snapshot.svg?family=systemLarge")
        #expect(wrong.status == 400 && wrong.text.contains("systemSmall"))
        #expect(await daemon.end() == .code(0))
    }

    @Test("a picture that follows the viewer's scheme holds both looks")
    func adaptive() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let svg = try await daemon.get("/widgets/hostile-systemMedium.svg?scheme=auto")
        #expect(svg.status == 200 && svg.text.contains("prefers-color-scheme"))
        #expect(XMLParser(data: Data(svg.body)).parse())
        #expect(await daemon.end() == .code(0))
    }

    @Test("intents are checked: parameters by name, type and range, and their values come back")
    func intents() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        #expect(try await daemon.post("/v1/intents/SumIntent", #"{"first":40}"#).json()["value"] as? Int == 42)
        let unknown = try await daemon.post("/v1/intents/SumIntent", #"{"frist":1}"#)
        #expect(unknown.status == 422 && unknown.text.contains("first"))
        let range = try await daemon.post("/v1/intents/SumIntent", #"{"first":101}"#)
        #expect(range.status == 422 && range.text.contains("100"))
        let missing = try await daemon.post("/v1/intents/SumIntent", "{}")
        #expect(missing.status == 422 && missing.text.contains("first"))
        let nonsense = try await daemon.post("/v1/intents/SumIntent", "[1]")
        #expect(nonsense.status == 400)
        let thrown = try await daemon.post("/v1/intents/ThrowingIntent", "{}")
        #expect(thrown.status == 500 && thrown.text.contains("the cupboard is bare"))
        let absent = try await daemon.post("/v1/intents/SumIntnet", "{}")
        #expect(absent.status == 404 && absent.text.contains("SumIntent"))
        #expect(await daemon.end() == .code(0))
    }

    @Test("foreign pages and hosts are refused, the service's own are not")
    func origins() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let foreign = try await daemon.post("/v1/intents/BumpIntent", "{}", headers: ["Origin": "https://evil.example"])
        #expect(foreign.status == 403)
        let own = try await daemon.post(
            "/v1/intents/BumpIntent",
            "{}",
            headers: ["Origin": "http://localhost:\(daemon.port)"]
        )
        #expect(own.status == 200)
        let target = "http://rebound.example/v1/widgets"
        let rebound = try await daemon.get(target)
        #expect(
            rebound.status == 421 && rebound.text.contains("allowedHosts") && rebound.text.contains("rebound.example")
        )
        #expect(await daemon.end() == .code(0))
    }

    @Test("a token guards what changes something, and nothing else")
    func token() async throws {
        let daemon = try await DaemonProcess(data: folder.path, configuration: #"{"token":"sesame"}"#)
        #expect(try await daemon.get("/v1/widgets").status == 200)
        let without = try await daemon.post("/v1/intents/BumpIntent", "{}")
        #expect(without.status == 401 && without.headers["www-authenticate"]?.hasPrefix("Bearer") == true)
        let wrong = try await daemon.post("/v1/intents/BumpIntent", "{}", headers: ["Authorization": "Bearer sesam"])
        #expect(wrong.status == 401)
        let right = try await daemon.post("/v1/intents/BumpIntent", "{}", headers: ["Authorization": "Bearer sesame"])
        #expect(right.status == 200)
        #expect(await daemon.end() == .code(0))
    }

    @Test("every author string survives into a picture that a strict XML parser takes")
    func hostile() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        for query in ["", "?scheme=dark", "?mode=accented", "?mode=vibrant"] {
            let svg = try await daemon.get("/widgets/hostile-systemMedium.svg\(query)")
            #expect(svg.status == 200)
            let parser = XMLParser(data: Data(svg.body))
            #expect(parser.parse(), "\(String(describing: parser.parserError)) \(query)")
            #expect(!svg.text.contains("<script"))
        }
        let entry = try await daemon.get("/v1/widgets/hostile-systemMedium/entry").json()
        let urls = try #require(entry["actions"] as? [[String: Any]]).compactMap { $0["url"] as? String }
        #expect(urls == ["https://x.example/?a=1&b=%22%3E", "myapp://x?a=1&b=2"])
        #expect((entry["text"] as? String)?.contains("Data & <Science> \"x\" 'y'") == true)
        #expect(await daemon.end() == .code(0))
    }

    @Test("the entry follows the clock, a timeline that has ended is asked anew, and an instant can be asked for")
    func ticking() async throws {
        let daemon = try await DaemonProcess(
            data: folder.path,
            configuration: #"{"budget":{"minimumIntervalSeconds":1}}"#
        )
        let timeline = try await daemon.get("/v1/widgets/ticking-systemSmall/timeline").json()
        let entries = try #require(timeline["entries"] as? [[String: Any]])
        #expect(entries.count == 3)
        for (index, entry) in entries.enumerated() {
            let date = try #require(entry["date"] as? String)
            let shown =
                try await daemon.get("/v1/widgets/ticking-systemSmall/entry?at=\(date)").json()["text"] as? String
            #expect(shown == "run 1 entry \(index)." || shown?.hasPrefix("run 2") == true)
        }
        var text = try await daemon.text("ticking-systemSmall")
        while text.hasPrefix("run 1") {
            try await Task.sleep(for: .milliseconds(50))
            text = try await daemon.text("ticking-systemSmall")
        }
        #expect(text.hasPrefix("run 2"))
        #expect(await daemon.end() == .code(0))
    }

    @Test("what is not there is named, with what is near")
    func missing() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let widget = try await daemon.get("/widgets/steady-systemSmal.svg")
        #expect(widget.status == 404 && widget.text.contains("steady-systemSmall"))
        let action = try await daemon.post("/v1/widgets/steady-systemSmall/actions/b9")
        #expect(action.status == 404 && action.text.contains("b1"))
        #expect(try await daemon.post("/v1/kinds/Stedy/reload").status == 404)
        let query = try await daemon.get("/widgets/steady-systemSmall.svg?scheme=blue")
        #expect(query.status == 400 && query.text.contains("light, dark"))
        let method = try await daemon.request("DELETE", "/v1/kinds")
        #expect(method.status == 405 && method.headers["allow"]?.contains("GET") == true)
        #expect(await daemon.end() == .code(0))
    }

    @Test("many reloads at once share their runs")
    func coalesced() async throws {
        let daemon = try await DaemonProcess(data: folder.path)
        let decisions = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<12 {
                group.addTask { try await daemon.post("/v1/widgets/ticking-systemSmall/reload").text }
            }
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(decisions.filter { $0.contains(#""decision":"coalesced""#) }.count > 0)
        #expect(decisions.allSatisfy { $0.contains("ran") || $0.contains("coalesced") })
        let run = try await daemon.text("ticking-systemSmall")
        // The start's own run, and far fewer than one a request.
        #expect(["run 2", "run 3", "run 4", "run 5"].contains { run.hasPrefix($0) }, "\(run)")
        #expect(await daemon.end() == .code(0))
    }
}
