import Foundation
import LinuxSystem
import Testing

@Suite struct FolderTests {
    @Test("missing folders above are made, and making one that is there is fine")
    func make() throws {
        let folder = try TemporaryFolder()
        try Folder.make(folder.file("a/b/c/"))
        try Folder.make(folder.file("a/b/c"))
        #expect(try Folder.kind(of: folder.file("a/b/c"), following: false) == .folder)
        try AtomicFile.write([1], to: folder.file("file"))
        let error = #expect(throws: SystemError.self) { try Folder.make(folder.file("file")) }
        #expect(error?.code == .notFolder)
    }

    @Test("entries are sorted and told apart by kind")
    func entries() throws {
        let folder = try TemporaryFolder()
        try Folder.make(folder.file("folder"))
        try AtomicFile.write([1], to: folder.file("b"))
        try AtomicFile.write([1], to: folder.file("B"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "b")
        let entries = try Folder.entries(folder.path)
        #expect(entries.map(\.name) == ["B", "b", "folder", "link"])
        #expect(entries.map(\.kind) == [.file, .file, .folder, .link])
        #expect(throws: SystemError.self) { try Folder.entries(folder.file("missing")) }
    }

    @Test("removing a tree removes links, never what they point to")
    func removeTree() throws {
        let folder = try TemporaryFolder()
        try Folder.make(folder.file("outside"))
        try AtomicFile.write([1], to: folder.file("outside/keep"))
        try Folder.make(folder.file("tree/deep"))
        try AtomicFile.write([1], to: folder.file("tree/deep/file"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("tree/out"), withDestinationPath: "../outside")
        try Folder.removeTree(folder.file("tree"))
        #expect(try Folder.kind(of: folder.file("tree"), following: false) == nil)
        #expect(try AtomicFile.read(folder.file("outside/keep")) == [1])
        try Folder.removeTree(folder.file("tree"))
    }

    @Test("a stamp changes when a file is replaced, and is nil where there is none")
    func stamp() throws {
        let folder = try TemporaryFolder()
        #expect(try FileStamp(path: folder.file("a")) == nil)
        try AtomicFile.write([1, 2, 3], to: folder.file("a"))
        let first = try #require(try FileStamp(path: folder.file("a")))
        #expect(first.size == 3)
        #expect(first.kind == .file)
        #expect(try FileStamp(path: folder.file("a")) == first)
        try AtomicFile.write([4, 5, 6], to: folder.file("a"))
        #expect(try FileStamp(path: folder.file("a")) != first)
    }

    @Test("a lock keeps others out until it goes away")
    func lock() throws {
        let folder = try TemporaryFolder()
        var held = try FileLock(trying: folder.file("lock"))
        #expect(held != nil)
        #expect(try FileLock(trying: folder.file("lock")) == nil)
        held = nil
        #expect(try FileLock(trying: folder.file("lock")) != nil)
        _ = try FileLock(waitingFor: folder.file("lock"))
    }

    @Test("no path leads out of a public folder: not by dots, slashes, absolute names or links")
    func publicFolder() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write([9], to: folder.file("secret"))
        try Folder.make(folder.file("public/sub"))
        try AtomicFile.write([1], to: folder.file("public/sub/file"))
        let links = FileManager.default
        try links.createSymbolicLink(atPath: folder.file("public/link"), withDestinationPath: "../secret")
        try links.createSymbolicLink(atPath: folder.file("public/up"), withDestinationPath: "..")
        try links.createSymbolicLink(atPath: folder.file("public/inner"), withDestinationPath: "sub/file")
        let files = try PublicFolder(folder.file("public"))
        #expect(try files.open(["sub", "file"]).readAll() == [1])
        let escapes = [
            ["..", "secret"], ["sub", "..", "..", "secret"], ["../secret"], ["sub/../../secret"], ["link"],
            ["up", "secret"], ["inner"], [folder.file("secret")], ["", "etc", "passwd"], ["."], [], ["sub"],
            ["sub", "file\u{0}.png"], [String(repeating: "a", count: 5000)],
        ]
        for segments in escapes {
            #expect(throws: SystemError.self, "\(segments)") { _ = try files.open(segments) }
        }
    }
}
