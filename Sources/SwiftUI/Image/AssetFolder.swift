public import Foundation
import ViewTree

/// The pictures and colours that lie beside an executable: plain files and asset catalogs.
struct AssetFolder {
    /// The folder; nil stands for the resources of the executable.
    let path: String?

    private var folders: [URL] {
        let base = path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Bundle.main.resourceURL
        guard let base else { return [] }
        let contents = (try? FileManager.default.contentsOfDirectory(at: base, includingPropertiesForKeys: nil)) ?? []
        // SwiftPM copies the resources of a target into a folder of their own.
        let bundles = contents.filter { $0.pathExtension == "resources" || $0.pathExtension == "bundle" }
        let roots = [base] + bundles.sorted { $0.path < $1.path }
        let catalogs = roots.flatMap { root in
            ((try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension == "xcassets" }
        }
        return roots + catalogs
    }

    /// The picture of a name: `name.png` and the like with `@2x` and `@3x`, or an image set of an asset catalog.
    func picture(named name: String, scheme: ColorScheme) -> PictureData? {
        guard Self.isUsable(name) else { return nil }
        for folder in folders {
            for scale in [3, 2, 1] {
                for format in ["png", "jpg", "jpeg", "webp", "gif"] {
                    let file = folder.appendingPathComponent(name + (scale == 1 ? "" : "@\(scale)x") + "." + format)
                    if let data = try? Data(contentsOf: file), let picture = PictureData(data, scale: Double(scale)) {
                        return picture
                    }
                }
            }
            if let picture = imageSet(folder.appendingPathComponent("\(name).imageset"), scheme: scheme) {
                return picture
            }
        }
        return nil
    }

    /// The colour of a name in an asset catalog.
    func color(named name: String) -> ColorReference? {
        guard Self.isUsable(name) else { return nil }
        for folder in folders {
            let file = folder.appendingPathComponent("\(name).colorset").appendingPathComponent("Contents.json")
            guard let data = try? Data(contentsOf: file),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data),
                let light = set.value(isDark: false)
            else { continue }
            guard let dark = set.value(isDark: true), dark != light else { return .fixed(light) }
            return .adaptive(light: light, dark: dark)
        }
        return nil
    }

    private func imageSet(_ folder: URL, scheme: ColorScheme) -> PictureData? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let ranked = set.images.sorted { first, second in
            let wanted = scheme == .dark
            if (first.isDark == wanted) != (second.isDark == wanted) { return first.isDark == wanted }
            return first.factor > second.factor
        }
        for image in ranked {
            guard let name = image.filename, Self.isUsable(name),
                let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
                var picture = PictureData(data, scale: image.factor)
            else { continue }
            picture.isTemplate = set.properties?.isTemplate ?? false
            return picture
        }
        return nil
    }

    /// A name may lie in folders of the catalog but never above it.
    private static func isUsable(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
}

/// The `Contents.json` of an image set.
private struct ImageSet: Decodable {
    let images: [Entry]
    let properties: Properties?

    struct Entry: Decodable {
        let filename: String?
        let scale: String?
        let appearances: [Appearance]?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
        var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    struct Properties: Decodable {
        let intent: String?

        var isTemplate: Bool { intent == "template" }

        private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
}

private struct Appearance: Decodable {
    let value: String?
}

/// The `Contents.json` of a colour set.
private struct ColorSet: Decodable {
    let colors: [Entry]

    struct Entry: Decodable {
        let color: Value?
        let appearances: [Appearance]?
    }

    struct Value: Decodable {
        let components: [String: String]?
    }

    func value(isDark: Bool) -> RGBA? {
        let entry = colors.first { ($0.appearances?.contains { $0.value == "dark" } ?? false) == isDark }
        guard let parts = entry?.color?.components else { return nil }
        func component(_ name: String) -> Double? {
            guard let text = parts[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let value = Double(text) else { return nil }
            return text.contains(".") ? value : value / 255
        }
        let alpha = parts["alpha"].flatMap { Double($0) } ?? 1
        if let white = component("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension Color {
    /// A colour of the bundle's asset catalog; clear where there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(AssetFolder(path: bundle?.resourcePath).color(named: name) ?? .fixed(.clear))
    }
}
