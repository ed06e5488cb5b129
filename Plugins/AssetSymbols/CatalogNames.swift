import Foundation

/// The names of the sets in the asset catalogs below a folder, each a path of namespaces and a name.
struct CatalogNames {
    private(set) var images: Set<[String]> = []
    private(set) var colors: Set<[String]> = []

    init(below folder: URL) {
        search(folder, depth: 0)
    }

    private mutating func search(_ folder: URL, depth: Int) {
        for item in Self.contents(of: folder) where depth < 16 {
            switch item.pathExtension {
            case "xcassets": walk(item, namespace: [], depth: 0)
            case "": search(item, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func walk(_ folder: URL, namespace: [String], depth: Int) {
        guard depth < 16 else { return }
        for item in Self.contents(of: folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset": images.insert(namespace + [name])
            case "colorset": colors.insert(namespace + [name])
            case "" where item.hasDirectoryPath:
                walk(item, namespace: Self.isNamespace(item) ? namespace + [name] : namespace, depth: depth + 1)
            default: break
            }
        }
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}
