import Foundation
import Testing

@testable import PreviewMacros

struct PluginMessageLoopTests {
    @Test("the capability is the version of the protocol")
    func capability() throws {
        var messages = PluginMessageLoop()
        let answer = messages.receive(frame(#"{"getCapability":{"capability":{"protocolVersion":8}}}"#))
        #expect(try bodies(answer) == [#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#])
        #expect(!messages.isFinished)
    }

    @Test("messages are answered one by one, however their bytes arrive")
    func splitBytes() throws {
        let bytes = frame(#"{"getCapability":{}}"#) + frame(expansion(of: "#Preview { Mine() }"))
        var whole = PluginMessageLoop()
        let expected = whole.receive(bytes)
        #expect(try bodies(expected).count == 2)
        for size in [1, 3, 7, 64] {
            var messages = PluginMessageLoop()
            var answers = Data()
            for start in stride(from: 0, to: bytes.count, by: size) {
                answers += messages.receive(Data(bytes.dropFirst(start).prefix(size)))
            }
            #expect(answers == expected)
        }
    }

    @Test("a length of zero or a senseless one ends the conversation", arguments: [0, UInt64.max, 1 << 40])
    func end(length: UInt64) {
        var messages = PluginMessageLoop()
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        #expect(messages.receive(header + frame(#"{"getCapability":{}}"#)).isEmpty)
        #expect(messages.isFinished)
    }

    @Test("a preview expands to a type of a unique name that makes it")
    func preview() throws {
        var messages = PluginMessageLoop()
        let answer = try bodies(messages.receive(frame(expansion(of: "#Preview(\"Small\") { Mine() }"))))[0]
        let text = try expandedSource(answer)
        #expect(text.contains("enum $s4Test7PreviewfMu_: SwiftUI.PreviewRegistry {"))
        #expect(text.contains("return SwiftUI.Preview(\"Small\") { Mine() }"))
        #expect(answer.contains(#""diagnostics":[]"#))
    }

    @Test("what is not understood is answered with an error, not with silence")
    func unknown() throws {
        let strangers = [
            "not JSON", "{}", "[]", #"{"loadPluginLibrary":{}}"#, #"{"expandFreestandingMacro":{}}"#,
            expansion(of: "#Preview {}", type: "Other"), expansion(of: "#Other {}"),
            #"{"expandAttachedMacro":{"macro":{"typeName":"Other"}}}"#,
        ]
        for stranger in strangers {
            var messages = PluginMessageLoop()
            let answer = try bodies(messages.receive(frame(stranger)))
            #expect(answer.count == 1)
            #expect(answer.first?.contains(#""severity":"error""#) == true)
            #expect(answer.first?.contains(#""expandedSource":null"#) == true)
        }
    }

    @Test("@Previewable adds nothing")
    func previewable() throws {
        var messages = PluginMessageLoop()
        let message = #"{"expandAttachedMacro":{"macro":{"typeName":"Previewable"},"macroRole":"peer"}}"#
        let answer = try bodies(messages.receive(frame(message)))
        #expect(answer == [#"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#])
    }

    @Test("the built plug-in answers over its pipes and ends with its input")
    func process() throws {
        let tool = try #require(builtPlugin)
        let process = Process()
        process.executableURL = tool
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: frame(#"{"getCapability":{}}"#))
        try input.fileHandleForWriting.close()
        let answer = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try bodies(answer) == [#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#])
    }

    /// The plug-in beside the test bundle, where SwiftPM puts tools for the host.
    private var builtPlugin: URL? {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return ["PreviewMacros-tool", "PreviewMacros"].map(folder.appendingPathComponent).first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
    }

    private func frame(_ text: String) -> Data {
        let body = Data(text.utf8)
        return Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }) + body
    }

    private func bodies(_ data: Data) throws -> [String] {
        var rest = data
        var found: [String] = []
        while !rest.isEmpty {
            let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            try #require(rest.count >= 8 + length)
            found.append(String(decoding: rest.dropFirst(8).prefix(length), as: UTF8.self))
            rest = Data(rest.dropFirst(8 + length))
        }
        return found
    }

    private func expansion(of source: String, type: String = "Preview") -> String {
        let text = source.replacingOccurrences(of: "\"", with: "\\\"")
        return """
            {"expandFreestandingMacro":{"discriminator":"$s4Test","macroRole":"declaration",
            "macro":{"moduleName":"PreviewMacros","name":"Preview","typeName":"\(type)"},
            "syntax":{"kind":"declaration","source":"\(text)",
            "location":{"fileID":"Mine/Views.swift","fileName":"/Views.swift","offset":0,"line":12,"column":1}}}}
            """
    }

    private func expandedSource(_ answer: String) throws -> String {
        struct Answer: Decodable {
            struct Result: Decodable { let expandedSource: String }
            let expandMacroResult: Result
        }
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).expandMacroResult.expandedSource
    }
}
