import AppIntents
import Foundation

/// Where the sets of asset catalogs lie, by name; read once.
struct AssetIndex: Sendable {
    /// Folders that plain files are looked for in.
    let folders: [URL]
    private(set) var imageSets: [String: URL] = [:]
    private(set) var colorSets: [String: URL] = [:]

    private static let depthLimit = 16
    private static let setLimit = 20_000

    /// The catalogs in `folders`; of two sets of one name the first counts.
    init(folders: [URL]) {
        self.folders = folders
        for folder in folders {
            for catalog in ResourceFolders.contents(of: folder) where catalog.pathExtension == "xcassets" {
                walk(catalog, prefix: "", depth: 0)
            }
        }
    }

    private mutating func walk(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for item in ResourceFolders.contents(of: folder) {
            guard imageSets.count + colorSets.count < Self.setLimit else { return }
            let name = prefix + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset": if imageSets[name] == nil { imageSets[name] = item }
            case "colorset": if colorSets[name] == nil { colorSets[name] = item }
            case "":
                let contents = item.appendingPathComponent("Contents.json")
                guard item.lastPathComponent != "Contents.json" else { continue }
                // A folder is part of its sets' names only where the catalog says so.
                let group = (try? Data(contentsOf: contents)).flatMap {
                    try? JSONDecoder().decode(Group.self, from: $0)
                }
                let isNamespace = group?.properties?.providesNamespace ?? false
                walk(item, prefix: isNamespace ? "\(name)/" : prefix, depth: depth + 1)
            default: break
            }
        }
    }

    /// The `Contents.json` of a folder.
    private struct Group: Decodable {
        let properties: Properties?

        struct Properties: Decodable {
            let providesNamespace: Bool?

            private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
    }
}
