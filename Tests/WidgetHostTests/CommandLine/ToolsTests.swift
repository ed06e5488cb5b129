import Foundation
import FoundationXML
import LinuxSystem
import Testing

/// The commands beside `serve`, each as a process of its own.
@Suite(.serialized) struct ToolsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) async throws -> ToolRun {
        try await ToolRun(arguments + ["--data", "\(folder.path)/data"])
    }

    @Test("kinds prints the descriptors as a JSON list")
    func kinds() async throws {
        let run = try await run("kinds")
        #expect(run.status == .code(0))
        let list = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
        #expect(list.map { $0["kind"] as? String } == ["Steady", "Fragile", "Hostile", "Ticking", "Chosen"])
        #expect(list.first?["families"] as? [String] == ["systemSmall", "systemMedium"])
        #expect(list.first?["displayName"] as? String == "Steady & sound")
    }

    @Test("render draws every state, scheme and mode as SVG of the family's size")
    func renderSVG() async throws {
        for options in [
            [], ["--state", "snapshot"], ["--state", "placeholder"], ["--scheme", "dark"], ["--scheme", "auto"],
            ["--mode", "accented", "--tint", "FF9500"], ["--mode", "vibrant"], ["--background", "0"],
        ] {
            let run = try await ToolRun(["render", "Steady", "--data", "\(folder.path)/data"] + options)
            #expect(run.status == .code(0), "\(options): \(run.errorText)")
            #expect(XMLParser(data: Data(run.output)).parse(), "\(options)")
            #expect(run.text.hasPrefix("<svg ") && run.text.contains(" width=\"158\""), "\(options)")
        }
        let medium = try await run("render", "Steady", "--family", "systemMedium", "--device", "430x932")
        #expect(medium.text.contains("width=\"364\""))
    }

    @Test("previews are listed, drawn into a folder entry by entry, and printed one by one")
    func previews() async throws {
        let list = try await run("previews")
        #expect(list.status == .code(0))
        let found = try #require(try JSONSerialization.jsonObject(with: Data(list.output)) as? [[String: Any]])
        let own = try #require(found.first { $0["name"] as? String == "Steady Preview" })
        #expect(own["id"] as? String == "steady-preview" && own["family"] as? String == "systemSmall")
        let text = try await run("previews", "Steady Preview", "--format", "text")
        #expect(text.status == .code(0) && text.text == "pressed 7. Press.\n", "\(text.errorText)")
        let wrong = try await run("previews", "steady-previw")
        #expect(wrong.status == .code(2) && wrong.errorText.contains(#"did you mean "steady-preview"?"#))
        let all = try await run("previews", "--output", "\(folder.path)/previews")
        #expect(all.status == .code(0), "\(all.errorText)")
        for name in ["steady-preview-1.svg", "steady-preview-2.svg"] {
            let picture = String(decoding: try AtomicFile.read("\(folder.path)/previews/\(name)"), as: UTF8.self)
            #expect(picture.hasPrefix("<svg "))
        }
    }

    @Test("what has no effect is in the entry's JSON and on standard error")
    func diagnostics() async throws {
        let json = try await run("previews", "steady-notes", "--format", "json")
        let entry = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        let notes = try #require(entry["diagnostics"] as? [String])
        #expect(notes.contains { $0.contains("animations") } && notes.contains { $0.contains("heart.fill") })
        #expect(notes.contains { $0.contains("is cut to fit") })
        #expect(json.errorText.contains("note: animations"))
    }

    @Test("a placeholder has none of the author's words")
    func placeholder() async throws {
        let run = try await run("render", "Fragile", "--state", "placeholder")
        #expect(run.status == .code(0) && !run.text.contains("secret"))
    }

    @Test("render prints the entry as JSON, as text and as its layout")
    func renderOthers() async throws {
        let text = try await run("render", "Steady", "--format", "text")
        #expect(text.text == "pressed 0. Press.\n")
        let json = try await run("render", "Steady", "--format", "json")
        let entry = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(entry["kind"] as? String == "Steady" && entry["view"] is [String: Any])
        let layout = try await run("render", "Steady", "--format", "layout")
        #expect(layout.status == .code(0))
        #expect(try JSONSerialization.jsonObject(with: Data(layout.output)) is [String: Any])
        let file = "\(folder.path)/out.svg"
        #expect(try await run("render", "Steady", "-o", file).output.isEmpty)
        #expect(String(decoding: try AtomicFile.read(file), as: UTF8.self).hasPrefix("<svg"))
    }

    @Test("a failing provider is exit code 1 and one line that says why")
    func failing() async throws {
        let store = "\(folder.path)/data/groups/group.vitrine.faults"
        try Folder.make(store)
        try AtomicFile.write(Array(#"{"version":1,"values":{"fault":"trap"}}"#.utf8), to: "\(store)/preferences.json")
        let run = try await run("render", "Fragile")
        #expect(run.status == .code(1) && run.output.isEmpty)
        #expect(run.errorText.contains("the provider gave up"), "\(run.errorText)")
    }

    @Test("check accepts a good configuration and refuses a bad one with its path, exit code 2")
    func check() async throws {
        let file = "\(folder.path)/config.json"
        try AtomicFile.write(Array(#"{"widgets":[{"kind":"Steady","family":"systemSmall"}]}"#.utf8), to: file)
        let good = try await run("check", "--config", file)
        #expect(good.status == .code(0) && good.text.contains("widgets: 1, kinds: 5"))
        for (text, problem) in [
            (
                #"{"widgets":[{"kind":"Stedy","family":"systemSmall"}]}"#,
                #"$.widgets[0].kind: no bundle has the kind "Stedy""#
            ),
            (#"{"port":80,}"#, "config.json:1:12: is not JSON"), (#"{"hots":"::1"}"#, #"did you mean "host"?"#),
        ] {
            try AtomicFile.write(Array(text.utf8), to: file)
            let bad = try await run("check", "--config", file)
            #expect(bad.status == .code(2) && bad.output.isEmpty && bad.errorText.contains(problem), "\(bad.errorText)")
            #expect(bad.errorText.split(separator: "\n").count == 1)
        }
    }

    @Test("wrong usage is exit code 2 with what is allowed")
    func usage() async throws {
        for (arguments, problem) in [
            (["render", "Stedy"], #"did you mean "Steady"?"#),
            (["render", "Fragile", "--family", "systemLarge"], "systemSmall"),
            (["sevre"], #"did you mean "serve"?"#), (["open", "myapp://x"], "no App"), (["open"], "needs a URL"),
        ] {
            let run = try await ToolRun(arguments)
            #expect(run.status == .code(2) && run.errorText.contains(problem), "\(run.errorText)")
        }
    }

    @Test("help and version are printed to standard output")
    func help() async throws {
        let help = try await ToolRun(["--help"])
        #expect(help.status == .code(0) && help.text.contains("usage:") && help.text.contains("render KIND"))
        let version = try await ToolRun(["--version"])
        #expect(version.status == .code(0) && version.text.contains("0.1.0"))
    }
}

/// One run of the fault bundle's executable.
struct ToolRun {
    let status: ChildProcess.ExitStatus
    let output: [UInt8]
    let errorText: String

    var text: String { String(decoding: output, as: UTF8.self) }

    init(_ arguments: [String]) async throws {
        var environment = ProcessInfo.processInfo.environment
        environment["VITRINE_FAULT_BUNDLE"] = "1"
        let configuration = ChildProcess.Configuration(
            executable: try CurrentProcess.executablePath(),
            arguments: arguments,
            environment: environment,
            standardOutput: .pipe,
            standardError: .pipe
        )
        let loop = try EventLoop()
        try loop.start()
        let exit = ExitFeed()
        let output = Collector()
        let errors = Collector()
        let started = await withCheckedContinuation { continuation in
            loop.execute {
                do throws(SystemError) {
                    let process = try ChildProcess.spawn(configuration, on: loop) { exit.ended($0) }
                    if let descriptor = process.takeStandardOutput() { try output.follow(descriptor, on: loop) }
                    if let descriptor = process.takeStandardError() { try errors.follow(descriptor, on: loop) }
                    continuation.resume(returning: Result<ChildProcess, SystemError>.success(process))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        _ = try started.get()
        self.output = await output.bytes()
        errorText = String(decoding: await errors.bytes(), as: UTF8.self)
        status = await exit.status()
        loop.stop()
        loop.join()
    }
}
