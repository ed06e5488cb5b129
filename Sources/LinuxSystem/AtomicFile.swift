internal import Glibc
internal import Synchronization

/// Files that are replaced whole: a reader sees the old content or the new, whenever the power goes.
package enum AtomicFile {
    /// Tells apart the temporary files of one process.
    private static let counter = Atomic<UInt64>(0)

    /// Replaces the file: temporary file in the same folder, fsync, rename, fsync of the folder.
    ///
    /// A failure leaves the old content whole and no temporary file; only when the last step fails is the new content
    /// in place although it may not outlive a power cut. Also switches a small file that points somewhere.
    package static func write<Bytes: Collection<UInt8>>(
        _ bytes: Bytes,
        to path: String,
        permissions: UInt32 = 0o644,
        calls: FileSystemCalls = .live
    ) throws(SystemError) {
        let (folder, name) = split(path)
        let serial = counter.add(1, ordering: .relaxed).newValue
        let temporary = "\(folder)/.\(name).tmp-\(CurrentProcess.identifier)-\(serial)"
        let descriptor = try create(temporary, permissions, calls)
        do throws(SystemError) {
            try fill(descriptor, with: bytes, path: path, calls)
            try calls.rename(temporary, path)
        } catch {
            try? calls.remove(temporary)
            throw error
        }
        try calls.synchronizeFolder(folder)
    }

    /// Makes a file that is not there yet and brings its content to the disk; its name gets there with the folder's fsync.
    ///
    /// For a folder that is written whole and renamed afterwards: a failure may leave half a file.
    package static func create<Bytes: Collection<UInt8>>(
        _ bytes: Bytes,
        at path: String,
        permissions: UInt32 = 0o644,
        calls: FileSystemCalls = .live
    ) throws(SystemError) {
        try fill(try calls.create(path, permissions), with: bytes, path: path, calls)
    }

    /// The whole content; fails with `tooLarge` beyond `limit` bytes.
    package static func read(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
        let number = try systemCall("open", path: path) { open(path, O_RDONLY | O_CLOEXEC) }
        do throws(SystemError) {
            return try FileDescriptor(owning: number).readAll(limit: limit)
        } catch {
            throw SystemError(call: error.call, code: error.code, path: path)
        }
    }

    /// Whether a name in a folder is a temporary file of an unfinished write.
    package static func isTemporary(_ name: String) -> Bool {
        // ".NAME.tmp-PROCESS-SERIAL"
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard name.hasPrefix("."), parts.count >= 3 else { return false }
        return parts[parts.count - 3].hasSuffix(".tmp") && parts.suffix(2).allSatisfy { UInt64($0) != nil }
    }

    /// Removes what writes left behind that a crash cut short; only while no other process writes there.
    package static func removeLeftovers(in folder: String) throws(SystemError) {
        for entry in try Folder.entries(folder) where entry.kind == .file && isTemporary(entry.name) {
            let path = "\(folder)/\(entry.name)"
            try systemCall("unlink", path: path) { unlink(path) }
        }
    }
}

extension AtomicFile {
    private static func split(_ path: String) -> (folder: String, name: Substring) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path[...]) }
        let folder = slash == path.startIndex ? "/." : String(path[..<slash])
        return (folder, path[path.index(after: slash)...])
    }

    /// Makes the temporary file; a leftover of an earlier process with our number gives way.
    private static func create(
        _ temporary: String,
        _ permissions: UInt32,
        _ calls: FileSystemCalls
    ) throws(SystemError) -> Int32 {
        do throws(SystemError) {
            return try calls.create(temporary, permissions)
        } catch let error where error.code == .exists {
            try calls.remove(temporary)
            return try calls.create(temporary, permissions)
        }
    }

    private static func fill<Bytes: Collection<UInt8>>(
        _ descriptor: Int32,
        with bytes: Bytes,
        path: String,
        _ calls: FileSystemCalls
    ) throws(SystemError) {
        var failure: SystemError?
        do throws(SystemError) {
            try writeAll(bytes, to: descriptor, calls)
            try calls.synchronize(descriptor)
        } catch {
            failure = SystemError(call: error.call, code: error.code, path: path)
        }
        do throws(SystemError) {
            try calls.close(descriptor)
        } catch {
            failure = failure ?? SystemError(call: error.call, code: error.code, path: path)
        }
        if let failure { throw failure }
    }

    private static func writeAll<Bytes: Collection<UInt8>>(
        _ bytes: Bytes,
        to descriptor: Int32,
        _ calls: FileSystemCalls
    ) throws(SystemError) {
        let inPlace = bytes.withContiguousStorageIfAvailable { buffer in
            writeAll(UnsafeRawBufferPointer(buffer), to: descriptor, calls)
        }
        let outcome = inPlace ?? Array(bytes).withUnsafeBytes { writeAll($0, to: descriptor, calls) }
        if let failure = outcome { throw failure }
    }

    /// Nil when everything was written.
    private static func writeAll(
        _ memory: UnsafeRawBufferPointer,
        to descriptor: Int32,
        _ calls: FileSystemCalls
    ) -> SystemError? {
        var rest = memory[...]
        while !rest.isEmpty {
            do throws(SystemError) {
                let count = try calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                // A device that takes nothing and reports nothing would keep us here for ever.
                guard count > 0 else { return SystemError(call: "write", code: .inputOutput) }
                rest = rest.dropFirst(count)
            } catch {
                return error
            }
        }
        return nil
    }
}
