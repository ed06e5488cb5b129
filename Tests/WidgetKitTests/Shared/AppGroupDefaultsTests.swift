import Foundation
import LinuxSystem
import Testing

@testable import WidgetKit

/// A folder that is removed with the test.
private final class Scratch: Sendable {
    let path = NSTemporaryDirectory() + "vitrine-group-\(UUID().uuidString)"

    deinit { try? Folder.removeTree(path) }
}

@Suite struct AppGroupDefaultsTests {
    private let scratch = Scratch()
    private let folder: AppGroupFolder

    init() throws {
        folder = try #require(AppGroupFolder(suite: "group.test", data: scratch.path))
    }

    private func make() throws -> AppGroupDefaults {
        try #require(AppGroupDefaults(store: AppGroupStore(folder: folder)))
    }

    @Test("every type of property list comes back as it was set, in this process and in the next")
    func types() throws {
        let date = Date(timeIntervalSinceReferenceDate: 123.25)
        let values: [String: Any] = [
            "bool": true, "int": 42, "double": 2.0, "fraction": 0.1, "string": "größe & <x>",
            "data": Data([0, 1, 255]),
            "date": date, "array": ["a", 1, 2.5] as [Any],
            "dictionary": ["$double": "x", "n": ["m": 1]] as [String: Any],
        ]
        let defaults = try make()
        for (key, value) in values { defaults.set(value, forKey: key) }
        for reader in [defaults, try make()] {
            #expect(reader.bool(forKey: "bool") && reader.object(forKey: "bool") as? Bool == true)
            #expect(reader.integer(forKey: "int") == 42 && reader.object(forKey: "int") as? Int == 42)
            #expect(reader.double(forKey: "double") == 2 && reader.object(forKey: "double") as? Double == 2)
            #expect(reader.double(forKey: "fraction") == 0.1)
            #expect(reader.string(forKey: "string") == "größe & <x>")
            #expect(reader.data(forKey: "data") == Data([0, 1, 255]))
            #expect(reader.object(forKey: "date") as? Date == date)
            #expect(reader.array(forKey: "array")?.count == 3)
            let dictionary = try #require(reader.dictionary(forKey: "dictionary"))
            #expect(dictionary["$double"] as? String == "x" && (dictionary["n"] as? [String: Any])?["m"] as? Int == 1)
        }
    }

    @Test("typed setters and URLs come back, removed values do not")
    func typedSetters() throws {
        let defaults = try make()
        defaults.set(3, forKey: "i")
        defaults.set(1.5 as Double, forKey: "d")
        defaults.set(Float(0.5), forKey: "f")
        defaults.set(true, forKey: "b")
        defaults.set(URL(string: "https://a.example/x?y=1"), forKey: "u")
        let other = try make()
        #expect(other.integer(forKey: "i") == 3 && other.double(forKey: "d") == 1.5 && other.float(forKey: "f") == 0.5)
        #expect(other.bool(forKey: "b") && other.url(forKey: "u") == URL(string: "https://a.example/x?y=1"))
        other.removeObject(forKey: "i")
        other.set(nil as Any?, forKey: "d")
        #expect(defaults.object(forKey: "i") == nil && defaults.integer(forKey: "i") == 0)
        #expect(defaults.object(forKey: "d") == nil)
    }

    @Test("typed getters convert as documented")
    func conversions() throws {
        let defaults = try make()
        defaults.set("12", forKey: "text")
        defaults.set("YES", forKey: "yes")
        defaults.set(2.9, forKey: "number")
        defaults.set(["a", "b"], forKey: "strings")
        defaults.set(["a", 1] as [Any], forKey: "mixed")
        #expect(
            defaults.integer(forKey: "text") == 12 && defaults.bool(forKey: "yes")
                && defaults.integer(forKey: "number") == 2
        )
        #expect(defaults.string(forKey: "number") == "2.9" && defaults.data(forKey: "text") == nil)
        #expect(defaults.stringArray(forKey: "strings") == ["a", "b"] && defaults.stringArray(forKey: "mixed") == nil)
        #expect(!defaults.bool(forKey: "absent") && defaults.string(forKey: "absent") == nil)
    }

    @Test("registered values fill gaps and are not kept")
    func registered() throws {
        let defaults = try make()
        defaults.register(defaults: ["a": 1, "b": 2])
        defaults.set(5, forKey: "b")
        #expect(defaults.integer(forKey: "a") == 1 && defaults.integer(forKey: "b") == 5)
        #expect(try make().object(forKey: "a") == nil)
        #expect(defaults.dictionaryRepresentation().count == 2)
    }

    @Test("writers of several processes' stores lose none of each other's values")
    func concurrent() async throws {
        let folder = folder
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let store = AppGroupStore(folder: folder)
                    for step in 0..<25 { try? store.update { $0["\(writer).\(step)"] = .int(step) } }
                }
            }
        }
        #expect(AppGroupStore(folder: folder).values.count == 200)
    }

    @Test("a change that the disk refuses leaves the values as they were, and the intent hears of it")
    func refused() throws {
        try AppGroupStore(folder: folder).update { $0["a"] = .int(1) }
        var calls = FileSystemCalls.live
        calls.rename = { (_, _) throws(SystemError) in throw SystemError(call: "rename", code: .noSpace) }
        let store = AppGroupStore(folder: folder, calls: calls)
        let defaults = try #require(AppGroupDefaults(store: store))
        let failures = StorageFailures()
        StorageFailures.$current.withValue(failures) { defaults.set(2, forKey: "a") }
        #expect(failures.first?.code == .noSpace)
        #expect(defaults.integer(forKey: "a") == 1)
        #expect(AppGroupStore(folder: folder).values == ["a": .int(1)])
    }

    @Test("a file that cannot be understood is kept beside and does not stop the group")
    func damaged() throws {
        try Folder.make(folder.path)
        try AtomicFile.write(Array("{broken".utf8), to: folder.preferences)
        let defaults = try make()
        #expect(defaults.object(forKey: "a") == nil)
        defaults.set(1, forKey: "a")
        #expect(try make().integer(forKey: "a") == 1)
        let kept = try Folder.entries(folder.path).filter { $0.name.contains(".aside") }
        #expect(
            try kept.map { String(decoding: try AtomicFile.read("\(folder.path)/\($0.name)"), as: UTF8.self) } == [
                "{broken"
            ]
        )
    }

    @Test("a file that cannot be read is not written over")
    func unreadable() throws {
        try make().set(1, forKey: "a")
        try FileManager.default.removeItem(atPath: folder.preferences)
        // A folder in its place cannot be read as a file, by nobody.
        try Folder.make(folder.preferences)
        let failures = StorageFailures()
        let defaults = try make()
        StorageFailures.$current.withValue(failures) { defaults.set(2, forKey: "b") }
        #expect(failures.first != nil && defaults.object(forKey: "b") == nil)
        #expect(try Folder.kind(of: folder.preferences, following: false) == .folder)
    }

    @Test("a file of a later version is kept beside, not rewritten")
    func laterVersion() throws {
        try Folder.make(folder.path)
        let text = #"{"version":2,"values":{"a":1},"more":true}"#
        try AtomicFile.write(Array(text.utf8), to: folder.preferences)
        try make().set(1, forKey: "b")
        let kept = try Folder.entries(folder.path).filter { $0.name.contains(".aside") }
        #expect(
            try kept.map { String(decoding: try AtomicFile.read("\(folder.path)/\($0.name)"), as: UTF8.self) } == [text]
        )
        #expect(try make().integer(forKey: "b") == 1)
    }

    @Test("the file is readable by its owner alone")
    func permissions() throws {
        try make().set(1, forKey: "a")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.preferences)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test(
        "a suite's name cannot leave the groups' folder",
        arguments: [("group.a", "group.a"), ("../x", "%2E.%2Fx"), ("a/b", "a%2Fb"), ("ü", "%C3%BC"), (".", "%2E")]
    )
    func folderNames(_ suite: String, _ name: String) {
        #expect(AppGroupFolder.folderName(suite) == name)
    }

    @Test("author code that imports Foundation alone gets the durable store")
    func authorsInitializer() {
        let defaults: UserDefaults? = UserDefaults(suiteName: "group.vitrine.tests")
        #expect(defaults is AppGroupDefaults)
        #expect(UserDefaults(suiteName: "") == nil)
    }
}
