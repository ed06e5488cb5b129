internal import Foundation

/// The folders that an executable's resources lie in.
package struct ResourceFolders: Sendable {
    /// The executable's own folder first, then those that SwiftPM makes for targets, by name.
    package let folders: [URL]

    /// Those of this executable.
    package static let main = ResourceFolders(beside: Bundle.main.resourceURL)

    /// The folders at a place: the place itself and the `.resources` and `.bundle` folders in it.
    package init(beside base: URL?) {
        guard let base else {
            folders = []
            return
        }
        let bundles = Self.contents(of: base).filter { ["resources", "bundle"].contains($0.pathExtension) }
        folders = [base] + bundles
    }

    /// What lies in a folder, by name; nothing where it cannot be read.
    package static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }
}
