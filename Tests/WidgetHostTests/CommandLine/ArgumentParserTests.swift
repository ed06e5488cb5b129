import Testing

@testable import WidgetHost

@Suite struct ArgumentParserTests {
    private func problem(_ words: String...) -> String {
        do throws(UsageError) {
            _ = try ArgumentParser.parse(words)
            return "accepted"
        } catch {
            return error.description
        }
    }

    @Test("without words the service runs")
    func empty() throws {
        #expect(try ArgumentParser.parse([]) == HostArguments())
        #expect(try ArgumentParser.parse(["serve"]) == HostArguments())
    }

    @Test("options override the configuration, parted by a blank or an equals sign")
    func options() throws {
        let arguments = try ArgumentParser.parse(["--port=9", "--host", "::1", "--data", "/d", "--config=c.json"])
        #expect(arguments.port == 9 && arguments.host == "::1" && arguments.data == "/d")
        #expect(arguments.configurationFile == "c.json" && arguments.command == .serve)
    }

    @Test("render takes a kind and what describes the picture")
    func render() throws {
        let arguments = try ArgumentParser.parse([
            "render", "Clock", "--family", "systemLarge", "--state", "snapshot", "--scheme", "dark", "--mode",
            "accented",
            "--tint", "FF9500", "--at", "2026-11-30T09:00:00Z", "--configuration", #"{"city":"berlin"}"#, "--format",
            "layout",
            "--device", "430x932", "-o", "out.json",
        ])
        guard case .render(let options) = arguments.command else { return #expect(Bool(false), "not render") }
        #expect(options.kind == "Clock" && options.family == .systemLarge && options.state == .snapshot)
        #expect(options.picture.scheme == .dark && options.picture.mode == .accented)
        #expect(options.picture.tint == .init(bytes: 255, 149, 0))
        #expect(options.instant == 1_796_029_200)
        #expect(options.configuration == ["city": .string("berlin")])
        #expect(options.format == .layout && options.output == "out.json" && arguments.device?.name == "430x932")
    }

    @Test("help and version win over everything else")
    func help() throws {
        #expect(try ArgumentParser.parse(["render", "--help"]).command == .help)
        #expect(try ArgumentParser.parse(["--version"]).command == .version)
    }

    @Test("wrong words are named with what is allowed")
    func wrong() {
        #expect(problem("sevre") == #"unknown command "sevre"; did you mean "serve"?"#)
        #expect(problem("--prot", "1") == #"unknown option --prot; did you mean "--port"?"#)
        #expect(problem("--port", "many").contains("expected a number from 0 to 65535"))
        #expect(problem("--port") == "--port needs a value")
        #expect(problem("kinds", "more") == #"unexpected word "more""#)
        #expect(problem("render").contains("render needs a kind"))
        #expect(problem("render", "A", "--family", "huge").contains("systemSmall, systemMedium"))
        #expect(problem("render", "A", "--tint", "red").contains("RRGGBB"))
        #expect(problem("render", "A", "--at", "noon").contains("2026-11-30T09:00:00Z"))
        #expect(problem("kinds", "--family", "systemSmall").contains("unknown option --family"))
    }
}
