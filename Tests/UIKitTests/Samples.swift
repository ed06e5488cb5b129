import SwiftUI
import UIKit
import ViewTree

// UIKit and Testing are never imported into one file: the compiler would look for an overlay of both that only Apple's
// platforms have.

/// What tests look at, put in terms of SwiftUI's types.
enum Samples {
    static let systemRed = Color(uiColor: .systemRed)
    static let label = Color(UIColor.label)
    static let halfRed = Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    static let dynamic = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })

    /// Bold text of 12 points, and the first title.
    static let fonts = [UIFont.systemFont(ofSize: 12, weight: .bold), .preferredFont(forTextStyle: .title1)]
        .map { (description: Font($0).description(at: .large), pointSize: $0.pointSize) }

    /// The image, its size in points and its bytes as a PNG; nil where `data` is no picture.
    static func picture(_ data: Data) -> (image: Image, size: CGSize, png: Data?)? {
        UIImage(data: data).map { (Image(uiImage: $0), $0.size, $0.pngData()) }
    }

    /// The size in points of the picture in a file.
    static func size(ofFile path: String) -> CGSize? { UIImage(contentsOfFile: path)?.size }
}
