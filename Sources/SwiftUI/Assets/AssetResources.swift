public import Foundation
import ViewTree

/// A picture of an asset catalog; the members that a build step makes of the catalogs' names are of this type.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String?

    /// The picture `name` of a bundle's catalogs.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle == .main ? nil : bundle.resourcePath
    }

    package var picture: PictureData? { AssetFolder(path: bundlePath).picture(named: name, scheme: .light) }
}

/// A colour of an asset catalog; the members that a build step makes of the catalogs' names are of this type.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String?

    /// The colour `name` of a bundle's catalogs.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle == .main ? nil : bundle.resourcePath
    }
}

extension Image {
    /// A picture of an asset catalog.
    public init(_ resource: ImageResource) {
        self.init(.asset(name: resource.name, bundle: resource.bundlePath))
        label = resource.name
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
}

extension Color {
    /// A colour of an asset catalog.
    public init(_ resource: ColorResource) {
        self.init(asset: resource.name, bundlePath: resource.bundlePath)
    }

    /// A colour of the bundle's asset catalog; grey, with a note, where there is none of that name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(asset: name, bundlePath: bundle?.resourcePath)
    }

    private init(asset name: String, bundlePath: String?) {
        let contrast = EvaluationScope.current?.environment.inherited.colorSchemeContrast
        let found = AssetFolder(path: bundlePath).color(named: name, hasIncreasedContrast: contrast == .increased)
        self.init(found ?? .system(.gray))
        if found == nil { missingName = name }
    }

    /// Whether the colour is one of a catalog that has none of its name.
    package var isMissing: Bool { missingName != nil }
}
