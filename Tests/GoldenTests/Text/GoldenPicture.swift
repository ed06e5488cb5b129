internal import Foundation
internal import SwiftUI
internal import UIKit

/// A small picture for goldens.
enum GoldenPicture {
    /// 20 by 20 points of two colours.
    @MainActor static var image: Image { UIImage(data: data).map { Image(uiImage: $0) } ?? Image(systemName: "photo") }

    /// A PNG of 20 by 20 pixels.
    private static let data = Data(base64Encoded: base64) ?? Data()

    private static let base64 =
        "iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAAJklEQVR42mNgqPiPjP5XMCAjArIjUTNpqlFlR6Tm0RQ2msJoqhkA"
        + "hHBKD916IowAAAAASUVORK5CYII="
}
