import Foundation
import LinuxSystem

/// A folder of its own for one test; removed with this object.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("linux-system-\(UUID().uuidString)").path
        try Folder.make(path)
    }

    deinit {
        try? Folder.removeTree(path)
    }

    func file(_ name: String) -> String {
        "\(path)/\(name)"
    }
}
