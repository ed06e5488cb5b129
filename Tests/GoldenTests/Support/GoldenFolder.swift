internal import Foundation

/// The pictures on record.
enum GoldenFolder {
    /// The folder, beside these sources.
    static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Recorded")

    /// Whether this run writes the pictures in place of comparing them: `VITRINE_RECORD_GOLDENS=1`.
    static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD_GOLDENS"] == "1"

    /// The picture on record; nil where there is none.
    static func picture(_ name: String) -> String? {
        try? String(contentsOf: file(name), encoding: .utf8)
    }

    /// Puts a picture on record.
    static func record(_ picture: String, as name: String) throws {
        let file = file(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(picture.utf8).write(to: file)
    }

    /// Where a picture that differs from the one on record is left for looking at it.
    static func leaveRejected(_ picture: String, _ name: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "vitrine-goldens/\(name.replacing("/", with: "-")).svg")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(picture.utf8).write(to: file)
        return file
    }

    /// The names of all pictures on record.
    static var names: Set<String> {
        guard let walker = FileManager.default.enumerator(atPath: url.path) else { return [] }
        return Set(
            walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
        )
    }

    /// Removes the picture of a golden that is no more.
    static func forget(_ name: String) throws { try FileManager.default.removeItem(at: file(name)) }

    private static func file(_ name: String) -> URL { url.appending(path: name + ".svg") }
}
