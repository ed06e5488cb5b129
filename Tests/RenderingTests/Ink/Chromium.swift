internal import Foundation

/// A headless Chromium that reads pages with few fonts installed.
struct Chromium {
    /// The program; nil where none is installed.
    static let program: URL? = ["chromium", "chromium-browser", "google-chrome"].lazy
        .flatMap { name in ["/usr/bin", "/usr/local/bin", "/snap/bin"].map { URL(filePath: "\($0)/\(name)") } }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    /// Where the fonts that pages may use are installed.
    static let fonts: [URL] = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/noto"]
        .map { URL(filePath: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }

    /// Whether the browser and the DejaVu fonts are there.
    static var isUsable: Bool { program != nil && fonts.contains { $0.path.hasSuffix("dejavu") } }

    /// A failure of the browser.
    struct Failure: Error { var message: String }

    /// The page's elements once its scripts have run.
    static func dom(of page: String) throws -> String {
        guard let program else { throw Failure(message: "no browser") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-ink-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let directories = fonts.map { "<dir>\($0.path)</dir>" }.joined()
        let configuration =
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\(directories)"
            + "<cachedir>\(folder.path)/fonts</cachedir></fontconfig>"
        try Data(configuration.utf8).write(to: folder.appending(path: "fonts.conf"))
        try Data(page.utf8).write(to: folder.appending(path: "page.html"))
        let output = folder.appending(path: "dom.html")
        try Data().write(to: output)
        let process = Process()
        // A browser that hangs must not hold up the tests.
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = [
            "120", program.path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--virtual-time-budget=20000",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(folder.path)/page.html",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "FONTCONFIG_FILE": "\(folder.path)/fonts.conf", "HOME": folder.path,
        ]) { $1 }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(message: "exit \(process.terminationStatus)") }
        return try String(contentsOf: output, encoding: .utf8)
    }
}
