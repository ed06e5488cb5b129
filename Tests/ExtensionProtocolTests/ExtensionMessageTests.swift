import ExtensionProtocol
import Testing
import ViewTree

@Suite struct ExtensionMessageTests {
    private static let archiveRequest = ArchiveRequest(
        kind: "Clock",
        family: .accessoryCircular,
        size: Size(width: 72, height: 72),
        state: .snapshot,
        isPreview: true,
        configuration: [
            "city": .string("berlin"), "count": .int(3), "wide": .array([.bool(true), .null, .double(1.5)]),
        ],
        locale: "de_DE",
        timeZone: "Europe/Berlin",
        cornerRadius: 36
    )

    @Test(
        "every request survives its JSON",
        arguments: [
            ExtensionRequest.Command.describe, .archive(archiveRequest),
            .open(OpenRequest(url: "a://b", size: Size(width: 1, height: 2), locale: "en", timeZone: "UTC")),
            .perform(
                PerformRequest(
                    invocation: Invocation(intent: "Toggle", parameters: ["id": .string("1")]),
                    isLenient: true
                )
            ),
        ]
    )
    func requests(_ command: ExtensionRequest.Command) throws {
        let request = ExtensionRequest(id: 7, command: command)
        #expect(try MessageCoding.decode(ExtensionRequest.self, from: MessageCoding.encode(request)) == request)
    }

    @Test(
        "every message survives its JSON",
        arguments: [
            ExtensionMessage.reload(.all), .reload(.kind("Clock")),
            .reply(id: 1, .description(BundleDescription(kinds: [], intents: []))),
            .reply(id: 2, .performed(PerformReport(value: .int(3), dialog: "Done", reloads: [.all, .kind("A")]))),
            .reply(id: 3, .failure(ExtensionFailure(reason: .badParameter, message: "no", parameter: "id"))),
        ]
    )
    func messages(_ message: ExtensionMessage) throws {
        #expect(try MessageCoding.decode(ExtensionMessage.self, from: MessageCoding.encode(message)) == message)
    }

    @Test("an unknown command is refused with those that are known")
    func unknownCommand() {
        let error = #expect(throws: DecodingError.self) {
            try MessageCoding.decode(ExtensionRequest.self, from: #"{"id":1,"command":{"dance":true}}"#.utf8)
        }
        #expect(String(describing: error).contains("describe"))
    }
}
