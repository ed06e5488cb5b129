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
        var version = 1
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
            refresh(&state)
            var values = state.values
            change(&values)
            guard values != state.values else { return .success(()) }
            do throws(SystemError) {
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

    /// Reads the file where it is another one than the last time.
    private func refresh(_ state: inout State) {
        let stamp = (try? FileStamp(path: folder.preferences)) ?? nil
        guard stamp != state.stamp else { return }
        guard stamp != nil else {
            state = State()
            return
        }
        guard let bytes = try? AtomicFile.read(folder.preferences) else { return }
        do {
            state.values = try MessageCoding.decode(Document.self, from: bytes).values
            state.stamp = stamp
        } catch {
            setAside(because: error)
        }
    }

    /// A file that cannot be understood is kept beside, never overwritten.
    private func setAside(because error: any Error) {
        let other = "\(folder.preferences).aside-\(SystemClock.wallNanoseconds())"
        ProcessNotes.write("\(folder.preferences) is set aside as \(other), since it cannot be understood: \(error)")
        try? calls.rename(folder.preferences, other)
    }
}
