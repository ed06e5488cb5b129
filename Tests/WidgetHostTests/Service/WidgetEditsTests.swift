import LinuxSystem
import Testing
import ViewTree

@testable import WidgetHost

@Suite struct WidgetEditsTests {
    private let folder: TemporaryFolder
    private let base = Placement(id: "a", kind: "Clock", family: .systemSmall)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func placed(_ edits: WidgetEdits, _ base: Placement) -> Placement? {
        edits.placements(on: [base]).first?.placement
    }

    private var file: String { "\(folder.path)/widgets.json" }

    @Test("a kept configuration is used for the placement that it was made on, and for no other")
    func kept() throws {
        var edits = WidgetEdits(data: folder.path, log: .none)
        try edits.keep(["city": .string("berlin")], for: base)
        let again = WidgetEdits(data: folder.path, log: .none)
        #expect(placed(again, base)?.configuration == ["city": .string("berlin")])
        var changed = base
        changed.family = .systemMedium
        #expect(placed(again, changed) == changed)
    }

    @Test(
        "a file of a later version or none at all is set aside, not written over",
        arguments: [#"{"version":3,"edits":{}}"#, "{"]
    )
    func foreign(_ text: String) throws {
        try AtomicFile.write(Array(text.utf8), to: file)
        var edits = WidgetEdits(data: folder.path, log: .none)
        try edits.keep(["n": .int(1)], for: base)
        let kept = try Folder.entries(folder.path).filter { $0.name.contains(".aside") }
        #expect(
            try kept.map { String(decoding: try AtomicFile.read("\(folder.path)/\($0.name)"), as: UTF8.self) } == [text]
        )
        #expect(placed(WidgetEdits(data: folder.path, log: .none), base)?.configuration == ["n": .int(1)])
    }

    @Test("a file that cannot be read is not written over")
    func unreadable() throws {
        try Folder.make(file)
        var edits = WidgetEdits(data: folder.path, log: .none)
        #expect(throws: SystemError.self) { try edits.keep(["n": .int(1)], for: base) }
        #expect(try Folder.kind(of: file, following: false) == .folder)
    }

    @Test("a file of the first version, with configurations alone, is read")
    func firstVersion() throws {
        let edit =
            #"{"base":{"id":"a","kind":"Clock","family":"systemSmall","configuration":{}},"configuration":{"n":1}}"#
        try AtomicFile.write(Array(#"{"version":1,"edits":{"a":\#(edit)}}"#.utf8), to: file)
        #expect(placed(WidgetEdits(data: folder.path, log: .none), base)?.configuration == ["n": .int(1)])
    }

    @Test("a widget that was added stands behind config.json's, can be configured, and goes when it is removed")
    func added() throws {
        var edits = WidgetEdits(data: folder.path, log: .none)
        let extra = Placement(id: "b", kind: "Clock", family: .systemMedium)
        try edits.add(extra)
        try edits.keep(["n": .int(2)], for: extra)
        let again = WidgetEdits(data: folder.path, log: .none).placements(on: [base])
        #expect(again.map(\.placement.id) == ["a", "b"])
        #expect(again.last?.base == extra && again.last?.placement.configuration == ["n": .int(2)])
        try edits.remove(extra)
        try edits.add(extra)
        #expect(edits.placements(on: [base]).last?.placement == extra)
    }

    @Test("a widget of config.json that was removed stays away until config.json changes it")
    func removed() throws {
        var edits = WidgetEdits(data: folder.path, log: .none)
        try edits.remove(base)
        let again = WidgetEdits(data: folder.path, log: .none)
        #expect(again.placements(on: [base]).isEmpty)
        var changed = base
        changed.family = .systemLarge
        #expect(again.placements(on: [changed]).map(\.placement) == [changed])
    }

    @Test("a widget that takes the id of a removed one is placed, and the removed one does not come back")
    func replaced() throws {
        var edits = WidgetEdits(data: folder.path, log: .none)
        try edits.remove(base)
        let other = Placement(id: "a", kind: "Clock", family: .systemLarge)
        try edits.add(other)
        #expect(edits.placements(on: [base]).map(\.placement) == [other])
        try edits.remove(other)
        #expect(WidgetEdits(data: folder.path, log: .none).placements(on: [base]).isEmpty)
    }

    @Test("where config.json places a widget with the id of an added one, config.json counts")
    func taken() throws {
        var edits = WidgetEdits(data: folder.path, log: .none)
        try edits.add(Placement(id: "a", kind: "Other", family: .systemLarge))
        #expect(edits.placements(on: [base]).map(\.placement) == [base])
    }
}
