import AppIntents
import Foundation
package import ViewTree

/// The pictures and colours that lie beside an executable: plain files and asset catalogs.
struct AssetFolder: Sendable {
    private let index: AssetIndex

    /// What lies beside this executable.
    static let main = AssetFolder(folders: ResourceFolders.main.folders)

    private static let read = ResourceCache<AssetFolder>()

    /// - Parameter path: The folder; nil stands for the resources of the executable.
    init(path: String?) {
        guard let path, path != Bundle.main.resourcePath else {
            self = .main
            return
        }
        self = Self.read.value(at: path) {
            AssetFolder(folders: ResourceFolders(beside: URL(fileURLWithPath: path, isDirectory: true)).folders)
        }
    }

    private init(folders: [URL]) {
        index = AssetIndex(folders: folders)
    }

    /// The picture of a name: `name.png` and the like with `@2x` and `@3x`, or an image set of an asset catalog.
    func picture(named name: String, scheme: ColorScheme) -> PictureData? {
        if case .picture(let picture) = asset(named: name, scheme: scheme) { return picture }
        return nil
    }

    /// What there is for a picture's name.
    func asset(named name: String, scheme: ColorScheme) -> ImageAsset {
        guard Self.isUsable(name) else { return .missing }
        if let folder = index.imageSets[name] { return imageSet(folder, scheme: scheme) }
        for folder in index.folders {
            for scale in [3, 2, 1] {
                for format in ["png", "jpg", "jpeg", "webp", "gif", "svg"] {
                    let file = folder.appendingPathComponent(name + (scale == 1 ? "" : "@\(scale)x") + "." + format)
                    if let data = try? Data(contentsOf: file), let picture = PictureData(data, scale: Double(scale)) {
                        return .picture(picture)
                    }
                }
            }
        }
        return .missing
    }

    /// The colour of a name in an asset catalog.
    func color(named name: String, hasIncreasedContrast: Bool = false) -> ColorReference? {
        guard Self.isUsable(name), let folder = index.colorSets[name],
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { return nil }
        return set.reference(hasIncreasedContrast: hasIncreasedContrast)
    }

    private func imageSet(_ folder: URL, scheme: ColorScheme) -> ImageAsset {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return .missing }
        var failure = ImageAsset.missing
        for image in set.ranked(for: scheme) {
            guard let name = image.filename, Self.isUsable(name),
                let data = try? Data(contentsOf: folder.appendingPathComponent(name))
            else { continue }
            guard var picture = PictureData(data, scale: image.factor) else {
                if case .missing = failure { failure = .unusable(data) }
                continue
            }
            picture.isTemplate = set.properties?.isTemplate ?? false
            return .picture(picture)
        }
        return failure
    }

    /// A name may lie in folders of the catalog but never above it.
    private static func isUsable(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
}

/// What a catalog has under a picture's name.
enum ImageAsset {
    case picture(PictureData)
    /// A file that cannot be drawn: too large, or of another format.
    case unusable(Data)
    case missing
}

extension EnvironmentValues {
    /// The colour that Xcode's templates keep under `AccentColor`; nil where the bundle's is empty or missing.
    package static let bundleAccent = AssetFolder.main.color(named: "AccentColor")
}
