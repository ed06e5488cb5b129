import LinuxSystem
import Testing
import ViewTree

@testable import WidgetHost

@Suite struct EditedConfigurationsTests {
    private let folder: TemporaryFolder
    private let base = Placement(id: "a", kind: "Clock", family: .systemSmall)

    init() throws {
        folder = try TemporaryFolder()
    }

    private var file: String { "\(folder.path)/widgets.json" }

    @Test("a kept configuration is used for the placement that it was made on, and for no other")
    func kept() throws {
        var edits = EditedConfigurations(data: folder.path, log: .none)
        try edits.keep(["city": .string("berlin")], for: base)
        let again = EditedConfigurations(data: folder.path, log: .none)
        #expect(again.applied(to: base).configuration == ["city": .string("berlin")])
        var changed = base
        changed.family = .systemMedium
        #expect(again.applied(to: changed) == changed)
    }

    @Test(
        "a file of a later version or none at all is set aside, not written over",
        arguments: [#"{"version":2,"edits":{}}"#, "{"]
    )
    func foreign(_ text: String) throws {
        try AtomicFile.write(Array(text.utf8), to: file)
        var edits = EditedConfigurations(data: folder.path, log: .none)
        try edits.keep(["n": .int(1)], for: base)
        let kept = try Folder.entries(folder.path).filter { $0.name.contains(".aside") }
        #expect(
            try kept.map { String(decoding: try AtomicFile.read("\(folder.path)/\($0.name)"), as: UTF8.self) } == [text]
        )
        #expect(EditedConfigurations(data: folder.path, log: .none).applied(to: base).configuration == ["n": .int(1)])
    }

    @Test("a file that cannot be read is not written over")
    func unreadable() throws {
        try Folder.make(file)
        var edits = EditedConfigurations(data: folder.path, log: .none)
        #expect(throws: SystemError.self) { try edits.keep(["n": .int(1)], for: base) }
        #expect(try Folder.kind(of: file, following: false) == .folder)
    }
}
