internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
internal import ViewTree

/// An extension process, asked over its pipes as the daemon asks it.
final class TimelineChild {
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    private let loop: EventLoop
    private let process: ChildProcess
    private let requests: FileDescriptor
    private let messages: FileDescriptor
    private let folder: String
    private var framing = MessageFraming()
    private var serial = 0

    /// Starts `program` in the role of an extension, with a data folder of its own.
    init(_ program: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)").path
        loop = try EventLoop()
        try loop.start()
        let requests = try PipeEnds()
        let messages = try PipeEnds()
        var environment = ProcessInfo.processInfo.environment
        environment["VITRINE_ROLE"] = "extension"
        environment["VITRINE_DATA"] = folder
        process = try ChildProcess.spawn(
            ChildProcess.Configuration(
                executable: program,
                arguments: ["extension"],
                environment: environment,
                descriptors: [
                    .init(parent: requests.reading.rawValue, child: 3),
                    .init(parent: messages.writing.rawValue, child: 4),
                ]
            ),
            on: loop
        ) { _ in }
        self.requests = try requests.writing.duplicate()
        self.messages = try messages.reading.duplicate()
    }

    deinit {
        process.kill(.kill)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Asks for a timeline and takes the answer apart.
    func timeline(kind: String, family: WidgetFamilyName) throws -> TimelineArchive {
        serial += 1
        let request = ArchiveRequest(
            kind: kind,
            family: family,
            size: Size(width: 158, height: 158),
            state: .timeline,
            locale: "en_US",
            timeZone: "Europe/Berlin",
            cornerRadius: 22
        )
        let bytes = try MessageCoding.encode(ExtensionRequest(id: serial, command: .archive(request)))
        try requests.writeAll(MessageFraming.frame(bytes))
        while true {
            var bytes: [UInt8] = []
            guard case .bytes = try messages.read(appendingTo: &bytes, limit: 65_536) else {
                throw Failure("the process ended")
            }
            for payload in try framing.receive(bytes) {
                switch try MessageCoding.decode(ExtensionMessage.self, from: payload) {
                case .reply(_, .archive(let archive)): return archive
                case .reply(_, let other): throw Failure("an answer of another kind: \(other)")
                case .reload: continue
                }
            }
        }
    }
}
