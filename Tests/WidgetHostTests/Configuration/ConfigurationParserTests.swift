import Testing

@testable import WidgetHost

@Suite struct ConfigurationParserTests {
    private func parse(_ text: String) throws(ConfigurationError) -> Configuration {
        try ConfigurationParser(source: "config.json").parse(Array(text.utf8))
    }

    private func problem(_ text: String) -> String {
        do throws(ConfigurationError) {
            _ = try parse(text)
            return "accepted"
        } catch {
            return error.description
        }
    }

    @Test("an empty object gives the defaults")
    func defaults() throws {
        let configuration = try parse("{}")
        #expect(configuration == Configuration())
        #expect(configuration.port == 8080)
        #expect(configuration.widgets == nil)
    }

    @Test("every key of the contract is read")
    func everyKey() throws {
        let configuration = try parse(
            """
            { "host": "::1", "port": 9, "data": "d", "public": "p", "basePath": "/w", "token": "t",
              "allowedHosts": ["dash.lan"], "allowedOrigins": ["https://a.example"],
              "device": "430x932", "locale": "de_DE", "timeZone": "Europe/Berlin",
              "widgets": [{ "id": "home", "kind": "Weather", "family": "systemMedium", "configuration": { "city": "berlin" } }],
              "links": [{ "match": "a://{b}", "open": "/b/{b}" }], "extensions": [{ "path": "/bin/sh" }],
              "extension": { "timeoutSeconds": 3, "memoryMB": 64, "idleSeconds": 5 },
              "budget": { "reloadsPerDay": 7, "minimumIntervalSeconds": 8 },
              "limits": { "connections": 1, "headerBytes": 1024, "bodyBytes": 3, "idleSeconds": 4.5, "maxAgeSeconds": 5 } }
            """
        )
        #expect(configuration.host == "::1" && configuration.port == 9 && configuration.basePath == "/w")
        #expect(configuration.device.name == "430x932" && configuration.timeZone == "Europe/Berlin")
        #expect(configuration.widgets?.first?.configuration == ["city": .string("berlin")])
        #expect(
            configuration.links == [.init(match: "a://{b}", open: "/b/{b}")] && configuration.extensions == ["/bin/sh"]
        )
        #expect(configuration.child == .init(timeout: 3, memory: 64, idle: 5))
        #expect(configuration.budget == .init(reloadsPerDay: 7, minimumInterval: 8))
        #expect(configuration.limits == .init(connections: 1, headerBytes: 1024, bodyBytes: 3, idle: 4.5, maxAge: 5))
    }

    @Test("an unknown key is refused with its path and the nearest known one")
    func unknownKey() {
        #expect(problem(#"{"prot": 1}"#) == #"config.json: $.prot: unknown key; did you mean "port"?"#)
        #expect(
            problem(#"{"limits": {"bodyByte": 1}}"#).contains(
                #"$.limits.bodyByte: unknown key; did you mean "bodyBytes"?"#
            )
        )
        #expect(problem(#"{"zzzzzzzzzz": 1}"#).contains("known are host, port"))
    }

    @Test(
        "a value that cannot be used is refused with its path and what is allowed",
        arguments: [
            (#"{"port": "80"}"#, "$.port: expected a whole number from 0 to 65535, found \"80\""),
            (#"{"port": 70000}"#, "$.port: expected a whole number from 0 to 65535, found 70000"),
            (#"{"port": true}"#, "$.port: expected a whole number from 0 to 65535, found true"),
            (#"{"host": 5}"#, "$.host: expected a string, found a number"),
            (#"{"device": "1x1"}"#, "$.device: unknown screen \"1x1\"; known are 320x568"),
            (#"{"timeZone": "Mars/Base"}"#, "$.timeZone: unknown time zone \"Mars/Base\""),
            (#"{"basePath": "w/"}"#, "$.basePath: expected a path"),
            (#"{"widgets": {}}"#, "$.widgets: expected a list, found an object"),
            (#"{"widgets": [{"kind": "A"}]}"#, "$.widgets[0]: expected \"family\""),
            (#"{"widgets": [{"kind": "A", "family": "systemSmal"}]}"#, "did you mean \"systemSmall\"?"),
            (
                #"{"widgets": [{"id": "../x", "kind": "A", "family": "systemSmall"}]}"#,
                "$.widgets[0].id: expected 1 to 100"
            ),
            (
                #"{"widgets": [{"kind": "A", "family": "systemSmall"}, {"kind": "A", "family": "systemSmall"}]}"#,
                "$.widgets[1]: the id \"a-systemSmall\" is taken"
            ),
            (
                #"{"extension": {"timeoutSeconds": 0}}"#,
                "$.extension.timeoutSeconds: expected a number from 0.1 to 3600"
            ),
            (#"{"links": [{"match": "((", "open": "/"}]}"#, "$.links[0].match: expected a link"),
            (#"{"links": [{"match": "a://b", "open": "javascript:alert(1)"}]}"#, "$.links[0].open: expected a path"),
            (#"{"extensions": [{"path": "/nope"}]}"#, "$.extensions[0].path: \"/nope\" is not there"),
            (#"[]"#, "$: expected an object, found a list"),
        ]
    )
    func badValues(_ text: String, _ expected: String) {
        #expect(problem(text).contains(expected), "\(problem(text))")
    }

    @Test("text that is no JSON is refused with the place")
    func syntax() {
        #expect(problem("{\n  \"port\": 80,\n}") == "config.json:3:1: is not JSON: expected a key in double quotes")
    }

    @Test("null stands for the default")
    func null() throws {
        #expect(try parse(#"{"token": null, "widgets": null}"#) == Configuration())
    }
}

@Suite struct PlacementTests {
    @Test(
        "a kind's words are parted by hyphens",
        arguments: [
            ("SystemStatus", "system-status"), ("Tasks", "tasks"), ("MyURLWidget", "my-url-widget"), ("URL", "url"),
            ("com.example.Weather Now", "com-example-weather-now"), ("Widget2Go", "widget2-go"), ("a", "a"),
        ]
    )
    func kebab(_ name: String, _ expected: String) {
        #expect(Placement.kebabCase(name) == expected)
    }

    @Test("the default id is the kind and the family")
    func id() {
        #expect(Placement.defaultID(kind: "SystemStatus", family: .systemSmall) == "system-status-systemSmall")
    }
}

@Suite struct ConfigurationLoaderTests {
    @Test(
        "an address that others reach needs a token",
        arguments: ["0.0.0.0", "::", "192.168.1.5", "127.1.2.3.example"]
    )
    func open(_ host: String) {
        let arguments = HostArguments(host: host)
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationLoader.load(arguments, environment: [:])
        }
        #expect(error?.problem.contains("VITRINE_TOKEN") == true)
        #expect(throws: Never.self) {
            try ConfigurationLoader.load(arguments, environment: ["VITRINE_TOKEN": "secret"])
        }
    }

    @Test("loopback addresses need none", arguments: ["127.0.0.1", "127.8.9.10", "::1", "localhost", "unix:/tmp/x"])
    func loopback(_ host: String) {
        #expect(throws: Never.self) { try ConfigurationLoader.load(HostArguments(host: host), environment: [:]) }
    }

    @Test("a named file that is not there is an error that names it")
    func missing() {
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigurationLoader.load(HostArguments(configurationFile: "/nonexistent/c.json"), environment: [:])
        }
        #expect(error?.description.contains("/nonexistent/c.json") == true)
        #expect(error?.description.contains("No such file") == true)
    }
}
