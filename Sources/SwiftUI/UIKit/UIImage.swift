public import Foundation

/// A picture in memory; its file is kept as it is and never decoded.
public final class UIImage: Sendable {
    /// The picture, or the symbol of the system.
    package let image: Image
    private let picture: PictureData?

    private init(image: Image, picture: PictureData?) {
        self.image = image
        self.picture = picture
    }

    private convenience init(_ picture: PictureData) {
        self.init(image: Image(picture: picture), picture: picture)
    }

    /// A picture from the bytes of its file; nil for anything but PNG, JPEG, GIF and WebP of at most 4 MiB.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// A picture from the bytes of its file with pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = PictureData(data, scale: Double(scale)) else { return nil }
        self.init(picture)
    }

    /// A picture from a file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale = name.hasSuffix("@3x") ? 3.0 : name.hasSuffix("@2x") ? 2.0 : 1.0
        self.init(data: data, scale: CGFloat(scale))
    }

    /// A picture of the bundle's; nil where there is none of that name.
    public convenience init?(named name: String) {
        guard let picture = PictureData(named: name, bundle: nil) else { return nil }
        self.init(picture)
    }

    /// A picture of a bundle's; nil where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let picture = PictureData(named: name, bundle: bundle) else { return nil }
        self.init(picture)
    }

    /// A picture of an asset catalog.
    public convenience init(resource: ImageResource) {
        self.init(image: Image(resource), picture: resource.picture)
    }

    /// A symbol of the system.
    public convenience init?(systemName: String) {
        guard !systemName.isEmpty else { return nil }
        self.init(image: Image(systemName: systemName), picture: nil)
    }

    /// An empty picture.
    public convenience init() {
        self.init(image: Image(decorative: ""), picture: nil)
    }

    /// The size in points.
    public var size: CGSize { picture?.size ?? .zero }

    /// Pixels per point.
    public var scale: CGFloat { CGFloat(picture?.scale ?? 1) }

    /// The bytes of the file where it is a PNG.
    public func pngData() -> Data? { picture?.mediaType == "image/png" ? picture?.data : nil }

    /// The bytes of the file where it is a JPEG; the quality is the file's own.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        picture?.mediaType == "image/jpeg" ? picture?.data : nil
    }

    /// Whether an image keeps its colours.
    public enum RenderingMode: Int, Sendable {
        /// As the place asks for.
        case automatic
        /// Keeps its colours.
        case alwaysOriginal
        /// Takes the foreground.
        case alwaysTemplate
    }

    /// The image with its colours kept or replaced by the foreground.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let mode: Image.TemplateRenderingMode? =
            switch renderingMode {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        return UIImage(image: image.renderingMode(mode), picture: picture)
    }
}

extension Image {
    /// A picture that UIKit holds.
    public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
