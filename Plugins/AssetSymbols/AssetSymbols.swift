import Foundation
import PackagePlugin

/// Gives a target what Xcode generates for asset catalogs: `Color(.brandBlue)`, `Image(.logo)`, `Color.brandBlue`.
///
/// The members are written anew before each build, from the names of the sets in the target's `.xcassets` folders.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Generated")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        let catalogs = CatalogNames(below: target.directoryURL)
        // Only a target with resources has a bundle of its own.
        let hasBundle = target.sourceFiles.contains { $0.type == .resource }
        let source = AssetSymbolSource(names: catalogs, hasBundle: hasBundle).text
        let file = output.appending(path: "GeneratedAssetSymbols.swift")
        if (try? String(contentsOf: file, encoding: .utf8)) != source {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        return [
            .prebuildCommand(
                displayName: "Asset symbols of \(target.name)",
                executable: URL(filePath: "/bin/true"),
                arguments: [],
                outputFilesDirectory: output
            )
        ]
    }
}
