internal import ViewTree

extension Painter {
    /// A bitmap stretched over its frame; a grey box in place of data that is not a picture.
    func paintBitmap(_ bitmap: BitmapNode, in frame: Rect, _ use: PaintUse) -> [DisplayItem] {
        let frame = frame.standardized
        guard frame.width > 0, frame.height > 0 else { return [] }
        guard Self.mediaTypes.contains(bitmap.mediaType), bitmap.hasCleanData else {
            let paint = resolver.resolve(.color(.semantic(.fill)), in: frame, for: use)
            return [DisplayPath.filled(.rect(frame), paint)]
        }
        let image = DisplayImage(
            data: bitmap.data,
            mediaType: bitmap.mediaType,
            frame: frame,
            treatment: treatment(of: bitmap, in: frame, use)
        )
        return [.image(image)]
    }

    /// Formats that viewers draw without running or loading anything; SVG in an image does neither (SVG 2, section 2.6).
    private static let mediaTypes: Set<String> = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/bmp", "image/svg+xml",
    ]

    private func treatment(of bitmap: BitmapNode, in frame: Rect, _ use: PaintUse) -> DisplayImage.Treatment {
        if let template = bitmap.template { return .alpha(resolver.resolve(template, in: frame, for: use)) }
        var use = use
        if use.isMask { return .alpha(.color(.white)) }
        switch resolver.mode {
        case .fullColor:
            return .original
        case .vibrant:
            return .luminance(resolver.resolve(.white, in: frame, for: use))
        case .accented:
            switch bitmap.accentedMode {
            case "fullColor":
                return .original
            case "desaturated":
                use.isAccented = false
                return .luminance(resolver.resolve(.white, in: frame, for: use))
            case "accentedDesaturated":
                use.isAccented = true
                return .luminance(resolver.resolve(.white, in: frame, for: use))
            case "accented":
                use.isAccented = true
                return .alpha(resolver.resolve(.white, in: frame, for: use))
            default:
                return .alpha(resolver.resolve(.white, in: frame, for: use))
            }
        }
    }
}

extension BitmapNode {
    /// Whether the data is base 64 and nothing else (RFC 4648, section 4).
    fileprivate var hasCleanData: Bool {
        !data.isEmpty
            && data.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
                    true
                default: false
                }
            }
    }
}
