import Foundation
import LinuxSystem

/// A folder that is removed with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-tests-\(UUID().uuidString)"
        try Folder.make(path)
    }

    deinit { try? Folder.removeTree(path) }
}
