package import Foundation

/// The bytes of a picture and what their header tells.
package struct PictureData: Hashable, Sendable {
    /// The file.
    package let data: Data
    /// `image/png`, `image/jpeg`, `image/gif`, `image/webp` or `image/svg+xml`.
    package let mediaType: String
    /// Width and height in pixels.
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Pixels per point.
    package var scale: Double
    /// Whether the picture takes the foreground unless told otherwise.
    package var isTemplate = false

    /// The most bytes of a picture that an archive carries.
    package static let byteLimit = 4 << 20

    /// A picture from the bytes of its file; nil where they are no picture, too many, or claim no usable size.
    package init?(_ data: Data, scale: Double = 1) {
        guard data.count <= Self.byteLimit, let header = PictureHeader(data), header.width > 0, header.height > 0,
            scale.isFinite, scale > 0
        else { return nil }
        self.data = data
        mediaType = header.mediaType
        pixelWidth = header.width
        pixelHeight = header.height
        // A vector file is drawn at any scale.
        self.scale = header.mediaType == "image/svg+xml" ? 1 : scale
    }

    /// A picture of a bundle's resources; nil where there is none of that name.
    package init?(named name: String, bundle: Bundle?) {
        guard let picture = AssetFolder(path: bundle?.resourcePath).picture(named: name, scheme: .light) else {
            return nil
        }
        self = picture
    }

    /// The natural size in points.
    package var size: CGSize {
        CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
    }
}
