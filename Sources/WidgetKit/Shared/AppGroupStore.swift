internal import ExtensionProtocol
internal import Foundation
internal import LinuxSystem
internal import Synchronization

/// The values of an App Group, shared by all processes that use its folder.
///
/// A change is made under the group's lock, on top of what the file holds at that time, and is on the disk (temporary file,
/// fsync, rename, fsync of the folder) when the call returns. A reader sees the last whole file.
final class AppGroupStore: Sendable {
    private struct State: Sendable {
        var values: [String: PropertyListValue] = [:]
        var stamp: FileStamp?
    }

    private struct Document: Codable {
        static let currentVersion = 1

        var version = Document.currentVersion
        var values: [String: PropertyListValue]
    }

    let folder: AppGroupFolder
    private let calls: FileSystemCalls
    private let state = Mutex(State())

    init(folder: AppGroupFolder, calls: FileSystemCalls = .live) {
        self.folder = folder
        self.calls = calls
    }

    /// All values.
    var values: [String: PropertyListValue] {
        state.withLock { state in
            refresh(&state)
            return state.values
        }
    }

    subscript(key: String) -> PropertyListValue? {
        state.withLock { state in
            refresh(&state)
            return state.values[key]
        }
    }

    /// Changes the values in place, together with what other processes have changed.
    ///
    /// - Throws: where the disk refuses; nothing has changed then.
    func update(_ change: (inout [String: PropertyListValue]) -> Void) throws(SystemError) {
        try Folder.make(folder.path)
        let lock = try FileLock(waitingFor: folder.lock)
        defer { withExtendedLifetime(lock) {} }
        let outcome = state.withLock { state -> Result<Void, SystemError> in
            do throws(SystemError) {
                try readForUpdate(&state)
                var values = state.values
                change(&values)
                guard values != state.values else { return .success(()) }
                try AtomicFile.write(try bytes(of: values), to: folder.preferences, permissions: 0o600, calls: calls)
                state.values = values
                state.stamp = try FileStamp(path: folder.preferences)
                return .success(())
            } catch {
                return .failure(error)
            }
        }
        try outcome.get()
    }

    private func bytes(of values: [String: PropertyListValue]) throws(SystemError) -> [UInt8] {
        do {
            return Array(try MessageCoding.encode(Document(values: values)))
        } catch {
            throw SystemError(call: "encode", code: .invalid, path: folder.preferences)
        }
    }

    /// Reads the file where it is another one than the last time. What cannot be read or understood leaves the values as
    /// they were.
    private func refresh(_ state: inout State) {
        _ = try? read(&state)
    }

    /// As `refresh`, for a writer, who holds the lock.
    ///
    /// - Throws: where the file is there and cannot be read: nobody must write over what he has not seen.
    private func readForUpdate(_ state: inout State) throws(SystemError) {
        do {
            try read(&state)
        } catch let error as SystemError {
            throw error
        } catch {
            // Under the lock nobody can have put a good file there meanwhile.
            let other = "\(folder.preferences).aside-\(SystemClock.wallNanoseconds())"
            ProcessNotes.write(
                "\(folder.preferences) is set aside as \(other), since it cannot be understood: \(error)"
            )
            try calls.rename(folder.preferences, other)
            state = State()
        }
    }

    private func read(_ state: inout State) throws {
        let stamp = try FileStamp(path: folder.preferences)
        guard stamp != state.stamp else { return }
        guard stamp != nil else {
            state = State()
            return
        }
        let document = try MessageCoding.decode(Document.self, from: try AtomicFile.read(folder.preferences))
        guard document.version == Document.currentVersion else { throw UnknownVersion(version: document.version) }
        state.values = document.values
        state.stamp = stamp
    }

    /// A file of a version that this program does not read.
    private struct UnknownVersion: Error, CustomStringConvertible {
        let version: Int

        var description: String { "format version \(version) is not known" }
    }
}
