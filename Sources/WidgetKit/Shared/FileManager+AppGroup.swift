public import Foundation
internal import LinuxSystem

extension FileManager {
    /// The folder that all who belong to the App Group share; nil for an empty name or where it cannot be made.
    ///
    /// It is `groups/<group>/container` in the service's data folder.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let folder = AppGroupFolder(suite: groupIdentifier) else { return nil }
        do throws(SystemError) {
            try Folder.make(folder.container)
        } catch {
            StorageFailures.note(error)
            return nil
        }
        return URL(fileURLWithPath: folder.container, isDirectory: true)
    }
}
