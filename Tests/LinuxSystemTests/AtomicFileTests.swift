import Foundation
import LinuxSystem
import Synchronization
import Testing

@Suite struct AtomicFileTests {
    private let old = Array("the old content".utf8)
    private let new = [UInt8](repeating: 0x6E, count: 300_000)

    @Test("what is written is read back, from arrays, data and lazy collections, and permissions hold")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(old, to: folder.file("a"))
        #expect(try AtomicFile.read(folder.file("a")) == old)
        try AtomicFile.write(Data(new), to: folder.file("a"), permissions: 0o600)
        #expect(try AtomicFile.read(folder.file("a")) == new)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("a"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        try AtomicFile.write((0..<10).lazy.map { UInt8($0) }, to: folder.file("b"))
        #expect(try AtomicFile.read(folder.file("b")) == Array(0..<10))
        try AtomicFile.write([UInt8](), to: folder.file("b"))
        #expect(try AtomicFile.read(folder.file("b")).isEmpty)
        #expect(try Folder.entries(folder.path).map(\.name) == ["a", "b"])
    }

    /// Calls in which the one named fails with the code; a write fails after it took some bytes.
    private func failing(_ call: String, _ code: SystemError.Code) -> FileSystemCalls {
        var calls = FileSystemCalls.live
        let live = FileSystemCalls.live
        let failure = SystemError(call: call, code: code)
        switch call {
        case "open": calls.create = { (_, _) throws(SystemError) in throw failure }
        case "write":
            let count = Mutex(0)
            calls.write = { (descriptor, memory) throws(SystemError) in
                let isFirst = count.withLock { count in
                    count += 1
                    return count == 1
                }
                guard isFirst else { throw failure }
                return try live.write(descriptor, UnsafeRawBufferPointer(rebasing: memory.prefix(7)))
            }
        case "fsync": calls.synchronize = { (_) throws(SystemError) in throw failure }
        case "close":
            calls.close = { (descriptor) throws(SystemError) in
                try live.close(descriptor)
                throw failure
            }
        case "rename": calls.rename = { (_, _) throws(SystemError) in throw failure }
        default: calls.synchronizeFolder = { (_) throws(SystemError) in throw failure }
        }
        return calls
    }

    @Test(
        "whichever call fails up to the rename, the old content is whole, nothing else stays and the error tells why",
        arguments: ["open", "write", "fsync", "close", "rename"],
        [SystemError.Code.noSpace, .inputOutput]
    )
    func failureKeepsOld(call: String, code: SystemError.Code) throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(old, to: folder.file("a"))
        let before = try CurrentProcess.openDescriptorNumbers(under: folder.path)
        let error = #expect(throws: SystemError.self) {
            try AtomicFile.write(new, to: folder.file("a"), calls: failing(call, code))
        }
        #expect(error?.call == call)
        #expect(error?.code == code)
        #expect(try AtomicFile.read(folder.file("a")) == old)
        #expect(try Folder.entries(folder.path).map(\.name) == ["a"])
        #expect(try CurrentProcess.openDescriptorNumbers(under: folder.path) == before)
    }

    @Test("when only the folder cannot be synchronised the caller hears of it and the content is whole, old or new")
    func folderFailure() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.write(old, to: folder.file("a"))
        #expect(throws: SystemError.self) {
            try AtomicFile.write(new, to: folder.file("a"), calls: failing("folder", .inputOutput))
        }
        #expect([old, new].contains(try AtomicFile.read(folder.file("a"))))
        #expect(try Folder.entries(folder.path).map(\.name) == ["a"])
    }

    @Test("the content is on the disk before its name is, and the name before the write is acknowledged")
    func orderOfCalls() throws {
        let folder = try TemporaryFolder()
        let log = Mutex<[String]>([])
        let live = FileSystemCalls.live
        var calls = live
        calls.write = { (descriptor, memory) throws(SystemError) in
            log.withLock { $0.append("write") }
            return try live.write(descriptor, memory)
        }
        calls.synchronize = { (descriptor) throws(SystemError) in
            log.withLock { $0.append("fsync") }
            try live.synchronize(descriptor)
        }
        calls.rename = { (from, to) throws(SystemError) in
            log.withLock { $0.append("rename") }
            try live.rename(from, to)
        }
        calls.synchronizeFolder = { (path) throws(SystemError) in
            log.withLock { $0.append("folder") }
            try live.synchronizeFolder(path)
        }
        try AtomicFile.write(old, to: folder.file("a"), calls: calls)
        #expect(log.withLock { $0 } == ["write", "fsync", "rename", "folder"])
    }

    @Test("a new file is filled and synchronised in place, and one that is there already is an error that keeps it")
    func created() throws {
        let folder = try TemporaryFolder()
        try AtomicFile.create(new, at: folder.file("a"))
        #expect(try AtomicFile.read(folder.file("a")) == new)
        let error = #expect(throws: SystemError.self) { try AtomicFile.create(old, at: folder.file("a")) }
        #expect(error?.code == .exists)
        #expect(try AtomicFile.read(folder.file("a")) == new)
        let before = try CurrentProcess.openDescriptorNumbers(under: folder.path)
        for call in ["open", "write", "fsync", "close"] {
            let failure = #expect(throws: SystemError.self) {
                try AtomicFile.create(new, at: folder.file(call), calls: failing(call, .noSpace))
            }
            #expect(failure?.call == call)
        }
        #expect(try CurrentProcess.openDescriptorNumbers(under: folder.path) == before)
    }

    @Test("short writes are continued")
    func shortWrites() throws {
        let folder = try TemporaryFolder()
        var calls = FileSystemCalls.live
        calls.write = { (descriptor, memory) throws(SystemError) in
            try FileSystemCalls.live.write(descriptor, UnsafeRawBufferPointer(rebasing: memory.prefix(3)))
        }
        try AtomicFile.write(old, to: folder.file("a"), calls: calls)
        #expect(try AtomicFile.read(folder.file("a")) == old)
    }

    @Test("leftovers of a crash are told from other files and removed")
    func leftovers() throws {
        let folder = try TemporaryFolder()
        for name in [".a.json.tmp-12-3", "a.json", ".hidden", ".x.tmp-y-3", "a.tmp-1-2"] {
            try AtomicFile.write(old, to: folder.file(name))
        }
        try AtomicFile.removeLeftovers(in: folder.path)
        #expect(try Folder.entries(folder.path).map(\.name) == [".hidden", ".x.tmp-y-3", "a.json", "a.tmp-1-2"])
    }

    @Test("errors name the call, the path and the reason")
    func errorText() throws {
        let error = #expect(throws: SystemError.self) { try AtomicFile.read("/no/such/file") }
        #expect(error?.description == "open /no/such/file: No such file or directory")
        let tooLarge = #expect(throws: SystemError.self) {
            let folder = try TemporaryFolder()
            try AtomicFile.write(new, to: folder.file("a"))
            _ = try AtomicFile.read(folder.file("a"), limit: 100)
        }
        #expect(tooLarge?.code == .tooLarge)
    }
}

extension CurrentProcess {
    /// Numbers of the descriptors that are open on something below a folder.
    static func openDescriptorNumbers(under folder: String) throws -> [String] {
        try Folder.entries("/proc/self/fd").map(\.name).filter { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(name)")
            return target?.hasPrefix(folder) ?? false
        }
    }
}
