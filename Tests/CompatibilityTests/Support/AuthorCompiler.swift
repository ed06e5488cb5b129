import Foundation

/// Type-checks a file against the modules that this test was built with.
enum AuthorCompiler {
    /// What the compiler says of a file: its errors, line by line; empty where there are none.
    static func errors(in source: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Author.swift")
        try Data(source.utf8).write(to: file)
        let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Author"]
            + ["-I", products.appendingPathComponent("Modules").path]
            + moduleMaps(in: products).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + [file.path]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let errors = output.split(separator: "\n").map(String.init).filter { $0.contains("error:") }
        return process.terminationStatus == 0 || !errors.isEmpty ? errors : [output]
    }

    /// The maps of the package's C modules, which its Swift modules need.
    private static func moduleMaps(in products: URL) -> [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        return folders.sorted().filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
            .map { products.appendingPathComponent("\($0)/module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }
}
